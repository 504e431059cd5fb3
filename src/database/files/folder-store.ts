import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore, StoredFile } from './stored-file'

/** Most pictures in one piece: each waits for a thread. */
const PIECE_BYTES = 256 * 1024

export function folderStore(dataDir: string): FileStore {
  // `basename`: names from an archive must not leave the folder.
  const placeOf = ({ collection, filename }: StoredFile) =>
    path.join(dataDir, path.basename(collection), path.basename(filename))

  return {
    read: async (file) => {
      const handle = await open(placeOf(file)).catch(nullIfMissing)
      if (!handle) return null
      const { size } = await handle.stat()
      // Reads the open handle, because the file may be deleted meanwhile.
      const end = Math.max(0, size - 1)
      return {
        size,
        stream: createReadStream('', { fd: handle, start: 0, end, highWaterMark: PIECE_BYTES }),
      }
    },
    write: async (file, { stream }) => {
      const place = placeOf(file)
      const draft = `${place}.${randomUUID()}`
      await mkdir(path.dirname(place), { recursive: true })
      try {
        await pipeline(stream, createWriteStream(draft, { flush: true }))
        await rename(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
    },
    remove: (file) => rm(placeOf(file), { force: true }),
  }
}

/** Whatever else hinders must not look like a deleted file. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
