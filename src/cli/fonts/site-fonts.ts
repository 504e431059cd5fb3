import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { glyphsOf } from './bulgarian-font'
import { namelessTable, readWoff, writeTtf } from './font-tables'

type SiteFont = {
  family: 'sofia-sans' | 'source-serif-4'
  /** `latin` without `signs` where the family has them apart. */
  part: 'cyrillic' | 'latin' | 'signs'
}

/** Bulgarian headings have spaces and figures, seldom Latin letters, which are two thirds of the Latin file. */
export const siteFonts: SiteFont[] = [
  { family: 'sofia-sans', part: 'cyrillic' },
  { family: 'sofia-sans', part: 'latin' },
  { family: 'source-serif-4', part: 'cyrillic' },
  { family: 'source-serif-4', part: 'latin' },
  { family: 'source-serif-4', part: 'signs' },
]

const isSplit = ({ family, part }: SiteFont) => family === 'source-serif-4' && part !== 'cyrillic'
const isSign = (character: string) => !/\p{L}|\p{M}/u.test(character)

/** Those of the design; each further one makes the files heavier. */
const weights = { min: 400, max: 700 }

/** Marks and kerning, Bulgarian letter forms, and the two kinds of figures that the styles ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'rlig', 'calt', 'lnum', 'tnum']

export const siteFontFile = ({ family, part }: SiteFont): string =>
  `src/ui/styles/fonts/${family}-${part}.woff2`

function packaged({ family, part }: SiteFont): Promise<Buffer> {
  const alphabet = part === 'signs' ? 'latin' : part
  return readFile(`node_modules/@fontsource-variable/${family}/files/${family}-${alphabet}-wght-normal.woff2`)
}

/** The package's letters, but only what the design uses of its weights and features. */
export async function makeSiteFont(font: SiteFont): Promise<Buffer> {
  const lean = await subsetFont(await packaged(font), undefined, {
    targetFormat: 'woff',
    keepAllGlyphs: true,
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  const nameless = writeTtf(readWoff(lean).set('name', namelessTable))
  const characters = isSplit(font) ? charactersOf(font, nameless) : undefined
  return subsetFont(nameless, characters, {
    targetFormat: 'woff2',
    keepAllGlyphs: characters === undefined,
    keepFeatures: features,
  })
}

function charactersOf({ part }: SiteFont, ttf: Buffer): string {
  const all = [...glyphsOf(ttf, 'bg').keys()].map((code) => String.fromCodePoint(code))
  return all.filter((character) => isSign(character) === (part === 'signs')).join('')
}

export async function makeSiteFonts(): Promise<void> {
  for (const font of siteFonts) await writeFile(siteFontFile(font), await makeSiteFont(font))
}
