import type { Readable } from 'node:stream'

export type StoredFile = {
  collection: string
  prefix: string
  filename: string
  mimeType: string
}

export type FileContent = { size: number; stream: Readable }

export type FileStore = {
  /** Null if it does not exist. */
  read: (file: StoredFile) => Promise<FileContent | null>
  /** Atomic: no incomplete file under the real name. */
  write: (file: StoredFile, content: FileContent) => Promise<void>
  remove: (file: StoredFile) => Promise<void>
}
