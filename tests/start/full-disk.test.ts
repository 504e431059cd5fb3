import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderStore } from '#database/files/folder-store'
import { freePort } from '../support/start/free-port'
import { runScript } from '../support/start/run-script'
import { canMount, smallDisk } from '../support/start/small-disk'

/** Development mode starts no build. */
async function start(folder: string) {
  const env = { DATA_DIR: folder, PORT: String(await freePort()) }
  const run = runScript({ script: 'src/server/main.ts', args: ['--dev'], env })
  const code = await run.exited
  const lines = run.output().split('\n')
  // That little is left is told as well.
  return { code, told: lines.filter((line) => line && !/^(✓|Внимание: На диска)/.test(line)) }
}

const useDatabase = async (folder: string) => {
  const run = runScript({ script: 'tests/support/start/use-database.ts', env: { DATA_DIR: folder } })
  return { code: await run.exited, output: run.output() }
}

const full = (folder: string) => ({
  code: 1,
  told: [
    `Грешка: Дискът с ${folder} е пълен и на него не може да се пише. Освободете място и опитайте отново.`,
  ],
})

/** Until not one byte more fits. */
function fill(folder: string) {
  const file = path.join(folder, 'filler')
  for (const size of [1024 * 1024, 4096, 1])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  return file
}

const why = canMount ? '' : ' (skipped: only root on Linux can mount a small disk)'

test.skipIf(!canMount)(
  `a first start without enough space says so and leaves nothing half${why}`,
  async () => {
    // Too little to begin, for a database, and for its tables.
    const { folder, resize } = await smallDisk(20)
    expect(await start(folder)).toEqual(full(folder))
    resize(34)
    expect(await start(folder)).toEqual(full(folder))
    expect(readdirSync(folder)).not.toContain('postgres')
    expect(readdirSync(folder)).not.toContain('postgres.unfinished')
    resize(400)
    expect(await useDatabase(folder)).toMatchObject({ code: 0 })
  },
)

test.skipIf(!canMount)(`a later start on a full disk says so and loses nothing${why}`, async () => {
  const { folder } = await smallDisk(400)
  expect(await useDatabase(folder)).toMatchObject({ code: 0 })
  const file = fill(folder)
  expect(await start(folder)).toEqual(full(folder))
  expect(await useDatabase(folder)).toMatchObject({ code: 1 })
  rmSync(file)
  expect(await useDatabase(folder)).toMatchObject({ code: 0 })
})

test.skipIf(!canMount)(`a file that does not fit leaves nothing behind${why}`, async () => {
  const { folder } = await smallDisk(1)
  const store = folderStore(folder)
  const file = { collection: 'media', prefix: '', filename: 'град.webp', mimeType: 'image/webp' }
  const bytes = Buffer.alloc(2 * 1024 * 1024)
  const writing = store.write(file, { size: bytes.length, stream: Readable.from([bytes]) })
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(path.join(folder, 'media'))).toEqual([])
})
