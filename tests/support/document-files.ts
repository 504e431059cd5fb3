/** A zip archive whose entries are kept as they are; enough for what looks into its directory. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const odt = 'application/vnd.oasis.opendocument.text'

/** The smallest file of each kind that is one. */
export const documentFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
  doc: Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le')]),
  docx: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
  txt: Buffer.from('Пълномощно за България\n'),
  rtf: Buffer.from('{\\rtf1\\ansi Пълномощно}'),
  odt: zip({ mimetype: odt, 'content.xml': '<office:document-content/>' }),
}

/** Files that only pretend. */
export const falseFiles = {
  spreadsheet: Buffer.concat([compound, Buffer.from('Workbook', 'utf16le')]),
  archive: zip({ 'readme.txt': 'x' }),
  macros: zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
  odtTemplate: zip({ mimetype: `${odt}-template`, 'content.xml': '' }),
  page: Buffer.from('<!doctype html><script>alert(1)</script>'),
  program: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
}
