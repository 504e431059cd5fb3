import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeSiteFont, siteFontFile, siteFonts } from '../../../src/cli/fonts/site-fonts'

it.each(siteFonts)('$family, $part, is what npm run generate makes of its package', async (font) => {
  expect((await makeSiteFont(font)).equals(readFileSync(siteFontFile(font)))).toBe(true)
})
