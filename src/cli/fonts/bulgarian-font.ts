import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import { characterMap, namelessTable, readWoff, writeTtf } from './font-tables'

/** Makes the Bulgarian letter forms the default: browsers choose them by `lang="bg"`, the picture renderer cannot. */
export function bulgarianFont(woff: Buffer): Buffer {
  const tables = readWoff(woff)
  const glyphs = glyphsOf(writeTtf(tables), 'bg')
  return writeTtf(new Map(tables).set('cmap', characterMap(glyphs)).set('name', namelessTable))
}

export function glyphsOf(ttf: Buffer, language: string): Map<number, number> {
  const face = new Face(new Blob(new Uint8Array(ttf).buffer))
  const font = new Font(face)
  return new Map(
    [...face.collectUnicodes()].map((character) => {
      const letters = new Letters()
      letters.addText(String.fromCodePoint(character))
      letters.guessSegmentProperties()
      letters.setLanguage(language)
      shape(font, letters)
      return [character, letters.getGlyphInfos()[0]!.codepoint]
    }),
  )
}
