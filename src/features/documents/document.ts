import type { Document } from '#types'
import { documentExtension } from '#domain/documents/document-file'

/** What a row and a page show of a document. */
export const shown = {
  name: true,
  slug: true,
  description: true,
  filename: true,
  filesize: true,
  mimeType: true,
  createdAt: true,
  updatedAt: true,
} as const

export type ShownDocument = Pick<Document, 'id' | keyof typeof shown>

/** „PDF“, „DOCX“: as people name their files. */
export const fileKind = (filename: string | null | undefined): string =>
  (filename && documentExtension(filename)?.toUpperCase()) || ''
