import type { Document } from '#types'
import { documentExtension } from '#domain/documents/document-file'

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

/** As people name their files: "PDF", "DOCX". */
export const fileKind = (filename: string | null | undefined): string =>
  (filename && documentExtension(filename)?.toUpperCase()) || ''
