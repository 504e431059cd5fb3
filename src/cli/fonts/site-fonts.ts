import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { namelessTable, readWoff, writeTtf } from './font-tables'

const families = ['sofia-sans', 'source-serif-4'] as const
const alphabets = ['cyrillic', 'latin'] as const

/** Those of the design; each further one makes the files heavier. */
const weights = { min: 400, max: 700 }

/** Marks and kerning, Bulgarian letter forms, and the two kinds of figures that the styles ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'rlig', 'calt', 'lnum', 'tnum']

export const siteFonts = families.flatMap((family) => alphabets.map((alphabet) => ({ family, alphabet })))
type SiteFont = (typeof siteFonts)[number]

export const siteFontFile = ({ family, alphabet }: SiteFont): string =>
  `src/ui/styles/fonts/${family}-${alphabet}.woff2`

const packaged = ({ family, alphabet }: SiteFont): Promise<Buffer> =>
  readFile(`node_modules/@fontsource-variable/${family}/files/${family}-${alphabet}-wght-normal.woff2`)

/** The package's file with all its letters, but only what the design uses of its weights and features. */
export async function makeSiteFont(font: SiteFont): Promise<Buffer> {
  const lean = await subsetFont(await packaged(font), undefined, {
    targetFormat: 'woff',
    keepAllGlyphs: true,
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  const nameless = writeTtf(readWoff(lean).set('name', namelessTable))
  return subsetFont(nameless, undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}

export async function makeSiteFonts(): Promise<void> {
  for (const font of siteFonts) await writeFile(siteFontFile(font), await makeSiteFont(font))
}
