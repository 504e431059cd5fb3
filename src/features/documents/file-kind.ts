import { documentExtension } from '#domain/documents/document-file'

/** „PDF“, „DOCX“: as people name their files. */
export const fileKind = (filename: string | null | undefined): string =>
  (filename && documentExtension(filename)?.toUpperCase()) || ''
