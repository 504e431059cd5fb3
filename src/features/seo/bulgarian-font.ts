import { readCharacterMap, writeCharacterMap } from './character-map'
import { readWoff, writeTtf } from './font-tables'
import { localForms } from './local-forms'

/**
 * The font with Bulgarian letters as its ordinary ones. A browser finds them by `lang="bg"`; the renderer of
 * generated pictures knows no languages and would draw the Russian forms.
 */
export function bulgarianFont(woff: Buffer): Buffer {
  const tables = readWoff(woff)
  const [cmap, gsub] = [tables.get('cmap'), tables.get('GSUB')]
  if (!cmap || !gsub) return woff
  const forms = localForms(gsub, 'cyrl', 'BGR ')
  if (forms.size === 0) return woff
  const characters = [...readCharacterMap(cmap)].map(
    ([char, glyph]) => [char, forms.get(glyph) ?? glyph] as const,
  )
  return writeTtf(new Map(tables).set('cmap', writeCharacterMap(new Map(characters))))
}
