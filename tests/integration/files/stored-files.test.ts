import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '#database/files/folder-store'
import { openFiles } from '#database/files/open-files'
import type { FileStore } from '#database/files/stored-file'
import { provideEnv } from '#env'

const folder = mkdtempSync(path.join(tmpdir(), 'bg-de-stores-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 'buckets'),
  configureBuckets: [{ name: 'bg-de', configs: [] }],
})
const stores: Record<string, FileStore> = { folder: folderStore(path.join(folder, 'data')) }

beforeAll(async () => {
  const { port } = await server.run()
  provideEnv({
    S3_BUCKET: 'bg-de',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  stores.bucket = await openFiles()
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const file = { collection: 'media', prefix: 'a', filename: 'град-1.webp', mimeType: 'image/webp' }
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 13) % 256))
const content = (data: Buffer) => ({ size: data.length, stream: Readable.from([data]) })

describe.each(['folder', 'bucket'])('%s', (name) => {
  it('returns what was written byte for byte, also when empty', async () => {
    const store = stores[name]!
    for (const data of [bytes, Buffer.alloc(0)]) {
      await store.write(file, content(data))
      const found = await store.read(file)
      expect(found?.size).toBe(data.length)
      expect((await buffer(found!.stream)).equals(data)).toBe(true)
    }
  })

  it('a removed file is gone, and removing it again does no harm', async () => {
    const store = stores[name]!
    await store.write(file, content(bytes))
    for (let count = 0; count < 2; count += 1) await store.remove(file)
    expect(await store.read(file)).toBeNull()
  })
})

it('a folder that cannot be read is no missing file', async () => {
  const broken = path.join(folder, 'broken')
  writeFileSync(broken, '')
  await expect(folderStore(broken).read(file)).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it('a file name from an archive cannot leave the folder of its collection', async () => {
  await stores.folder!.write({ ...file, filename: '../../навън.webp' }, content(bytes))
  expect(existsSync(path.join(folder, 'data/media/навън.webp'))).toBe(true)
  expect(existsSync(path.join(folder, 'навън.webp'))).toBe(false)
})
