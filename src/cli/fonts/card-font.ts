import { readFile } from 'node:fs/promises'
import { bulgarianFont } from './bulgarian-font'

const source = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff'

export const cardFontFile = 'src/features/seo/fonts/bulgarian-serif-600.ttf'

export const makeCardFont = async () => bulgarianFont(await readFile(source))
