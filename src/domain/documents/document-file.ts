import { UPLOAD_MAX_BYTES } from '#domain/limits'

export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
} as const
export type DocumentExtension = keyof typeof documentTypes

export const documentExtensions = Object.keys(documentTypes).map((extension) => `.${extension}`)

/** The address of the file, and its download name: without the timestamp that we put before it. */
export const documentFileUrl = (fileName: string) => `/api/documents/file/${encodeURIComponent(fileName)}`
export const savedFileName = (fileName: string) => fileName.replace(/^\d+_/, '')

export function chosenFileProblem({ name, size }: { name: string; size: number }) {
  if (!documentExtension(name)) return 'wrongType'
  return size > UPLOAD_MAX_BYTES ? 'tooLarge' : null
}

export function documentExtension(fileName: string): DocumentExtension | null {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(fileName) ?? []
  const known = extension.toLowerCase()
  return Object.hasOwn(documentTypes, known) ? (known as DocumentExtension) : null
}
