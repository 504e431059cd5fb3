import { strFromU8, unzipSync } from 'fflate'

type Line = { text: string; style: string; /** Its part of the width of the page. */ part: number }
type Row = Line[]

/** What a DOCX shows: its pages, each a list of rows; a paragraph outside of tables is a row of its own. */
export function wordPages(file: Buffer): Row[][] {
  const xml = wordXml(file)
  const width = Number(/<w:tblW [^>]*w:w="(\d+)"/.exec(xml)?.[1] ?? 1)
  const pages: Row[][] = [[]]
  for (const [piece] of xml.matchAll(
    /<w:tr>[^]*?<\/w:tr>|<w:tr [^]*?<\/w:tr>|<w:p>[^]*?<\/w:p>|<w:p\/>|<w:sectPr[ >]/g,
  )) {
    if (piece.startsWith('<w:sectPr')) pages.push([])
    else if (piece.startsWith('<w:tr')) pages.at(-1)!.push(cellsOf(piece, width))
    else {
      pages.at(-1)!.push([{ ...textOf(piece), part: 1 }])
      if (piece.includes('<w:sectPr')) pages.push([])
    }
  }
  return pages.filter((page) => page.length > 0)
}

export const wordXml = (file: Buffer): string => strFromU8(unzipSync(file)['word/document.xml']!)

const cellsOf = (row: string, width: number): Row =>
  [...row.matchAll(/<w:tc>[^]*?<\/w:tc>/g)].map(([cell]) => ({
    ...textOf(cell),
    part: Number(/<w:tcW [^>]*w:w="(\d+)"/.exec(cell)?.[1] ?? width) / width,
  }))

const textOf = (piece: string) => ({
  style: /<w:pStyle w:val="([^"]+)"/.exec(piece)?.[1] ?? '',
  text: [...piece.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)]
    .map(([, words]) => words ?? ' ')
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&'),
})

/** Whether every element ends where it should. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name, , own] of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!own) open.push(name!)
  }
  const rest = xml.replace(/^<\?xml[^>]*\?>/, '').replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(rest)
}
