import { type DocumentExtension, documentTypes } from './document-file'
import { zipEntries } from '#domain/formats/zip-entries'

/** Whether the content matches the extension: by its first bytes, and by the entries of an archive. */
export const isContentOf = (extension: DocumentExtension, file: Buffer): boolean => checks[extension](file)

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The stream of a Word document; spreadsheets and installers use the same container without it. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

const startsWith = (file: Buffer, start: Buffer | string) =>
  file.subarray(0, start.length).equals(Buffer.from(start as string))

const checks: Record<DocumentExtension, (file: Buffer) => boolean> = {
  pdf: (file) => startsWith(file, '%PDF-'),
  doc: (file) => startsWith(file, compoundFile) && file.includes(wordStream),
  rtf: (file) => startsWith(file, '{\\rtf'),
  docx: isWordArchive,
  odt: isTextArchive,
  txt: isPlainText,
}

function isWordArchive(file: Buffer): boolean {
  const names = zipEntries(file)?.names ?? []
  const hasMacros = names.some((name) => /vbaproject\.bin$/i.test(name))
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml') && !hasMacros
}

function isTextArchive(file: Buffer): boolean {
  const entries = zipEntries(file, { textOf: 'mimetype' })
  return entries?.storedText === documentTypes.odt && entries.names.includes('content.xml')
}

/** Text that a browser or a program would take for another kind of file. */
const otherKind = /^\s*(<(!doctype|html|head|body|script|svg|\?xml|\?php)|%pdf-|\{\\rtf|#!)/i
/** Control characters that text files do not have; tab, line ends and form feed are allowed. */
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

function isPlainText(file: Buffer): boolean {
  const isWide = startsWith(file, Buffer.from([0xff, 0xfe]))
  const text = isWide ? file.toString('utf16le') : file.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  return file.length > 0 && !binary.test(text) && !otherKind.test(text.replace(/^\ufeff/, ''))
}
