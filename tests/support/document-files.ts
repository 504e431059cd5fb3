import { strToU8, zipSync } from 'fflate'

/** Uncompressed. */
export const zip = (entries: Record<string, string>): Buffer => archive(entries, 0)
export const deflatedZip = (entries: Record<string, string | Buffer>): Buffer => archive(entries, 6)

function archive(entries: Record<string, string | Buffer>, level: 0 | 6): Buffer {
  const files = Object.entries(entries).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Buffer.from(zipSync(Object.fromEntries(files), { level }))
}

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const odt = 'application/vnd.oasis.opendocument.text'

export const documentFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  doc: Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le')]),
  docx: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
  txt: Buffer.from('Пълномощно за България\n'),
  rtf: Buffer.from('{\\rtf1\\ansi Пълномощно}'),
  odt: zip({ mimetype: odt, 'content.xml': '<office:document-content/>' }),
}

/** Wrong content for their type. */
export const falseFiles = {
  spreadsheet: Buffer.concat([compound, Buffer.from('Workbook', 'utf16le')]),
  archive: zip({ 'readme.txt': 'x' }),
  macros: zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
  odtTemplate: zip({ mimetype: `${odt}-template`, 'content.xml': '' }),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  program: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
}
