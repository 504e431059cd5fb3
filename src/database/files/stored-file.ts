import type { Readable } from 'node:stream'

/** A file of an upload collection, wherever it lies. */
export type StoredFile = {
  collection: string
  /** The folder in a bucket; in a folder of its own each collection needs none. */
  prefix: string
  filename: string
  mimeType: string
}

/** Bytes with their number, which an archive has to know before the first of them. */
export type FileContent = { size: number; stream: Readable }

export type FileStore = {
  /** Null when it is not there (any more). */
  read: (file: StoredFile) => Promise<FileContent | null>
  /** Under its real name only when it is whole. */
  write: (file: StoredFile, content: FileContent) => Promise<void>
  remove: (file: StoredFile) => Promise<void>
}
