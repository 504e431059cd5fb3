import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { deflatedZip, documentFiles, falseFiles, zip } from '../support/document-files'

export type HostileFile = { name: string; told: string; type: string; bytes: Buffer }

export async function hostileFiles(): Promise<HostileFile[]> {
  const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#12573d' } })
  const png = await small.clone().png().toBuffer()
  const jpeg = await small.clone().jpeg().toBuffer()
  const image = (told: string, bytes: Buffer, type = 'image/png', name = 'snimka.png') => ({
    told,
    bytes,
    type,
    name,
  })
  const words = (told: string, bytes: Buffer | string, type = 'text/plain', name = 'spisak.txt') => ({
    told,
    bytes: Buffer.from(bytes),
    type,
    name,
  })
  return [
    image('a picture', png),
    image('a picture cut off', png.subarray(0, 60)),
    image('30,000 × 30,000', hugePng(30_000, 30_000)),
    image('100,000 × 100,000', hugePng(100_000, 100_000)),
    image('7,000 × 7,000 of one colour', hugePng(7_000, 7_000, true)),
    image(
      'picture and page',
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'image/jpeg',
      'a.jpg',
    ),
    image('picture and archive', Buffer.concat([jpeg, zip({ 'a.txt': 'x' })]), 'image/jpeg', 'a.jpg.zip'),
    image('SVG', Buffer.from(svg('<image href="http://192.0.2.1/a.png"/>')), 'image/svg+xml', 'a.svg'),
    image('SVG called PNG', Buffer.from(svg('<script>1</script>'))),
    image('SVG with entities', Buffer.from(`<!DOCTYPE svg [${entities}]>${svg('&l9;')}`)),
    image(
      'GIF that ends early',
      Buffer.from('474946383961ffffffff80000000000000ffffff', 'hex'),
      'image/gif',
      'a.gif',
    ),
    image(
      'TIFF called JPEG',
      Buffer.concat([Buffer.from('49492a0008000000ffff', 'hex'), Buffer.alloc(5_000, 7)]),
      'image/jpeg',
      'a.jpg',
    ),
    image(
      'WebP with a wrong length',
      Buffer.from('52494646ffffffff57454250565038580a000000ffffffffffff', 'hex'),
      'image/webp',
      'a.webp',
    ),
    image(
      'AVIF of boxes',
      Buffer.from(
        `0000001c667479706176696600000000617669666d696631${'00000008667265650000'.repeat(500)}`,
        'hex',
      ),
      'image/avif',
      'a.avif',
    ),
    image(
      'EXIF of nonsense',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from('ffe1fffe457869660000', 'hex'),
        Buffer.alloc(65_000, 0xff),
        jpeg.subarray(2),
      ]),
      'image/jpeg',
      'a.jpg',
    ),
    image('no bytes', Buffer.alloc(0)),
    image('a name of 15,000 letters', png, 'image/png', `${'x'.repeat(15_000)}.png`),
    image('a name with a path', png, 'image/png', '../../../../tmp/a.png'),
    image('a name of dots', png, 'image/png', `${'.'.repeat(5_000)}png`),
    words(
      'an archive bomb as DOCX',
      zipBomb,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docx',
    ),
    words(
      'DOCX of 60,000 entries',
      zip(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`word/${at}`, '']))),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docx',
    ),
    words('archive with wrong offsets', brokenZip(), 'application/vnd.oasis.opendocument.text', 'a.odt'),
    words('spaces', ' '.repeat(2_000_000)),
    words('ats', '@'.repeat(500_000)),
    words('bytes of no alphabet', Buffer.alloc(500_000, 0xff)),
    words(
      'PDF that never ends',
      Buffer.concat([documentFiles.pdf, Buffer.alloc(500_000, '<')]),
      'application/pdf',
      'a.pdf',
    ),
    words('RTF of brackets', `{\\rtf1${'{'.repeat(500_000)}`, 'application/rtf', 'a.rtf'),
    ...Object.entries(falseFiles).map(([told, bytes]) =>
      words(`false ${told}`, bytes, 'application/msword', 'a.doc'),
    ),
  ]
}

export function hostileTables(): HostileFile[] {
  const sheet = (told: string, xml: string, shared = '<sst/>') => ({
    told: `XLSX ${told}`,
    name: 'k.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: deflatedZip({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/sharedStrings.xml': shared,
      'xl/worksheets/sheet1.xml': xml,
    }),
  })
  const csv = (told: string, text: string) => ({
    told: `CSV ${told}`,
    name: 'k.csv',
    type: 'text/csv',
    bytes: Buffer.from(text),
  })
  const opened = [
    '<',
    '<c ',
    '<c',
    '<row',
    '<row ',
    '<t',
    '<si>',
    '<c r="A1"',
    '<v>',
    '&',
    '<!--',
    '<![CDATA[',
  ]
  return [
    ...opened.flatMap((part) => [
      sheet(`rows of ${part}`, `<worksheet><sheetData>${part.repeat(60_000)}`),
      sheet(`shared ${part}`, '<worksheet/>', `<sst>${part.repeat(60_000)}`),
    ]),
    sheet(
      'entities',
      `<!DOCTYPE a [${entities}]><worksheet><sheetData><row><c t="str"><v>&l9;</v></c></row></sheetData></worksheet>`,
    ),
    sheet(
      'a cell far away',
      '<worksheet><sheetData><row r="1048576"><c r="XFDXFD1048576" t="s"><v>99999999</v></c></row></sheetData></worksheet>',
    ),
    sheet('spaces', `<worksheet><sheetData><row><c${' '.repeat(200_000)}`),
    { ...sheet('as an archive bomb', '<x/>'), bytes: zipBomb },
    { ...sheet('cut off', '<x/>'), bytes: zip({ 'xl/workbook.xml': '<' }).subarray(0, 50) },
    csv('quotes', `Име;Град\r\n${'"'.repeat(300_000)}`),
    csv('one line', 'Име;'.repeat(100_000)),
    csv('lines', '\r\n'.repeat(300_000)),
    csv(
      'a long cell',
      `Име;Град;Категория;Телефон\r\n${'x'.repeat(300_000)};Бон;Лекар;${'9'.repeat(15_000)}`,
    ),
    csv('formulas', 'Име;Град;Категория\r\n=cmd|calc;@x;+1'),
    csv('NUL', 'Име;Град;Категория\r\nа\0б;Бон;Лекар'),
  ]
}

const entities = `<!ENTITY l0 "${'l'.repeat(50)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}`
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999">${inner}</svg>`

function hugePng(width: number, height: number, isWhole = false): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = isWhole ? Buffer.alloc((width + 1) * height) : Buffer.alloc(100_000)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

const zipBomb = deflatedZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': Buffer.alloc(64 * 1024 * 1024), 'xl/workbook.xml': '<a/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(64 * 1024 * 1024) }) // prettier-ignore

function brokenZip(): Buffer {
  const bytes = Buffer.from(
    zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  )
  bytes.writeUInt32LE(0xfffffff0, bytes.length - 6)
  return bytes
}
