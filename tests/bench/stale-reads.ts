import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '#support/until'
import type { SiteInProcesses } from './site-in-processes'
import type { Versions } from './versions'

export const READS = 10_000
const READS_LIMIT_MS = 600_000
const READERS = 4
const READ_PAUSE_MS = 30
const WRITE_PAUSE_MS = 1_000
const AWAY_MS = 1_000
/** How long the processes may need to notice that it is back. */
const BACK_MS = 10_000
/** Within which a change shows on every process; on the one that wrote it at once. */
export const HEARD_MS = 1_000

type Write = { ad: number; process: number; version: number; acknowledged: number }
type Counted = { reads: number; stale: number; marked: number; refused: number; writes: number }

/** Reads and writes of random ads at random processes, while the database is restarted once. */
export async function countStaleReads(site: SiteInProcesses, versions: Versions): Promise<Counted> {
  const counted: Counted = { reads: 0, stale: 0, marked: 0, refused: 0, writes: 0 }
  const writes: Write[] = []
  const outage = { from: Infinity, until: Infinity }
  const mayFail = (began: number) => performance.now() >= outage.from && began <= outage.until
  const anyAd = () => randomInt(versions.ads)
  const anyProcess = () => randomInt(site.count)

  const read = async () => {
    const [ad, process, began] = [anyAd(), anyProcess(), performance.now()]
    const seen = await versions.read(ad, process)
    if ('refusal' in seen) {
      if (!mayFail(began)) throw new Error(`refused although the database is there: ${seen.refusal}`)
      counted.refused += 1
      return
    }
    counted.reads += 1
    if (seen.isMarked) counted.marked += 1
    else if (seen.version < promised({ writes, ad, process, began })) counted.stale += 1
  }
  const write = async () => {
    const [ad, process, began] = [anyAd(), anyProcess(), performance.now()]
    const { version, status } = await versions.write(ad, process)
    if (status === 200) writes.push({ ad, process, version, acknowledged: performance.now() })
    else if (!mayFail(began)) throw new Error(`a write was refused although the database is there: ${status}`)
  }
  const restartInTheMiddle = async () => {
    await until(() => counted.reads >= READS / 2, READS_LIMIT_MS)
    outage.from = performance.now()
    await site.postgres.end('SIGINT')
    await pause(AWAY_MS)
    await site.postgres.start()
    outage.until = performance.now() + BACK_MS
  }

  const isOver = () => counted.reads >= READS
  const keepReading = async () => {
    while (!isOver()) {
      await read()
      await pause(randomInt(READ_PAUSE_MS))
    }
  }
  const keepWriting = async () => {
    while (!isOver()) {
      await write()
      await pause(randomInt(WRITE_PAUSE_MS))
    }
  }
  const readers = Array.from({ length: READERS }, keepReading)
  await Promise.all([keepWriting(), restartInTheMiddle(), ...readers])
  return { ...counted, writes: writes.length }
}

type Asked = { writes: Write[]; ad: number; process: number; began: number }

/** The latest version that this process had to show when the read began. */
export function promised({ writes, ad, process, began }: Asked): number {
  const due = writes.filter(
    (write) => write.ad === ad && write.acknowledged + (write.process === process ? 0 : HEARD_MS) <= began,
  )
  return Math.max(0, ...due.map(({ version }) => version))
}
