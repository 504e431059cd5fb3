import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { env } from '#env'

/** Where the files of a collection lie when there is no bucket. */
const fileOf = (collection: string, filename: string) =>
  path.join(env.DATA_DIR, collection, path.basename(filename))

type StoredFile = { collection: string; filename: string }

/** On the disk for good when this returns; a file of that name is never written over. */
export async function saveFile({ collection, filename, bytes }: StoredFile & { bytes: Buffer }) {
  const target = fileOf(collection, filename)
  await mkdir(path.dirname(target), { recursive: true })
  const file = await open(target, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The bytes of a file; null when there is none. */
export async function openFile({ collection, filename }: StoredFile) {
  const source = fileOf(collection, filename)
  const found = await stat(source).catch(() => null)
  if (!found?.isFile()) return null
  return { size: found.size, stream: Readable.toWeb(createReadStream(source)) as ReadableStream }
}

/** A file that is gone already is no fault. */
export const removeFile = ({ collection, filename }: StoredFile) =>
  rm(fileOf(collection, filename), { force: true })
