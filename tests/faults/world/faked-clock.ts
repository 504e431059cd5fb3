import { readdirSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Of Debian's package faketime; null where it is not installed. */
export function fakeTimeLibrary(): string | null {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const files = folders.map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
  return files.find((file) => existsSync(file)) ?? null
}

export type FakedClock = ReturnType<typeof fakedClock>

/** A clock that all processes with its environment share, and that jumps while they run. */
export function fakedClock({ folder, library, at }: { folder: string; library: string; at: Date }) {
  const file = path.join(folder, 'clock')
  let shiftMs = 0
  const jumpTo = (moment: Date) => {
    shiftMs = moment.getTime() - Date.now()
    writeFileSync(file, `${shiftMs < 0 ? '-' : '+'}${Math.abs(shiftMs / 1_000).toFixed(3)}\n`)
  }
  jumpTo(at)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Pauses and limits are measured by a clock that never jumps, as on any machine.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    jumpTo,
    now: () => new Date(Date.now() + shiftMs),
  }
}
