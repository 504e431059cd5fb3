import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir } from '#env'
import { bulgarianFont } from './bulgarian-font'

type CardFont = { name: string; data: Buffer; weight: 600; style: 'normal' }

const families = { Serif: 'source-serif-4', Sans: 'sofia-sans' } as const
const alphabets = ['cyrillic', 'latin'] as const

/**
 * The fonts of generated pictures. Each file is its own family, because the renderer looks for a missing letter
 * in the next family of the list and not in another file of the same one.
 */
const readFonts = (): Promise<CardFont[]> =>
  Promise.all(
    Object.entries(families).flatMap(([name, folder]) =>
      alphabets.map(async (alphabet) => ({
        name: `${name} ${alphabet}`,
        data: bulgarianFont(await readFile(fontFile(folder, alphabet))),
        weight: 600 as const,
        style: 'normal' as const,
      })),
    ),
  )

let fonts: Promise<CardFont[]> | undefined

export const cardFonts = () => (fonts ??= readFonts())
export const serif = 'Serif cyrillic, Serif latin'
export const sans = 'Sans cyrillic, Sans latin'

function fontFile(folder: string, alphabet: string): string {
  const name = `${folder}-${alphabet}-600-normal.woff`
  return path.join(/* turbopackIgnore: true */ projectDir, 'node_modules/@fontsource', folder, 'files', name)
}
