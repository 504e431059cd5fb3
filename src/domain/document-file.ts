/** Accepted files and what they are sent as (spec directories §5). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
} as const
export type DocumentExtension = keyof typeof documentTypes

/** For the file chooser of the form. */
export const documentExtensions = Object.keys(documentTypes).map((extension) => `.${extension}`)

export function documentExtension(fileName: string): DocumentExtension | null {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(fileName) ?? []
  const known = extension.toLowerCase()
  return Object.hasOwn(documentTypes, known) ? (known as DocumentExtension) : null
}
