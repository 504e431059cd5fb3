import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import { characterMap, readWoff, writeTtf } from './font-tables'

/** Its licence (SIL OFL) reserves the name of the original for the original. */
const namelessTable = Buffer.from([0, 0, 0, 0, 0, 6])

/**
 * The font with Bulgarian letters as its ordinary ones. A browser finds them by `lang="bg"`; the renderer of
 * generated pictures knows no languages and would draw the Russian forms.
 */
export function bulgarianFont(woff: Buffer): Buffer {
  const tables = readWoff(woff)
  const glyphs = glyphsOf(writeTtf(tables), 'bg')
  return writeTtf(new Map(tables).set('cmap', characterMap(glyphs)).set('name', namelessTable))
}

/** Which glyph each character has in a text of this language. */
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
