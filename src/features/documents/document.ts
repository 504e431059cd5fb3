import type { Document } from '#types'

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
