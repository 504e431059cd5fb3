import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir } from '#env'

type CardFont = { name: string; data: Buffer; weight: 600; style: 'normal' }

const packaged = (family: string, alphabet: string) =>
  `node_modules/@fontsource/${family}/files/${family}-${alphabet}-600-normal.woff`

/** Each file is its own family: the renderer looks for missing characters only in other families. */
const files = {
  // Made by `npm run generate` (docs/decisions/048-picture-fonts.md).
  'Serif cyrillic': 'src/features/seo/fonts/bulgarian-serif-600.ttf',
  'Serif latin': packaged('source-serif-4', 'latin'),
  'Sans cyrillic': packaged('sofia-sans', 'cyrillic'),
  'Sans latin': packaged('sofia-sans', 'latin'),
}

const readFonts = (): Promise<CardFont[]> =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(path.join(/* turbopackIgnore: true */ projectDir, file)),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  )

let fonts: Promise<CardFont[]> | undefined

export const cardFonts = () => (fonts ??= readFonts())
export const serif = 'Serif cyrillic, Serif latin'
export const sans = 'Sans cyrillic, Sans latin'
