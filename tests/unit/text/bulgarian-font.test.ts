import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { glyphsOf } from '../../../src/cli/fonts/bulgarian-font'
import { cardFontFile, makeCardFont } from '../../../src/cli/fonts/card-font'
import { readWoff, writeTtf } from '../../../src/cli/fonts/font-tables'

const packaged = (family: string, alphabet: string) =>
  writeTtf(
    readWoff(readFileSync(`node_modules/@fontsource/${family}/files/${family}-${alphabet}-600-normal.woff`)),
  )
const serif = packaged('source-serif-4', 'cyrillic')
const prepared = readFileSync(cardFontFile)

describe('the font of generated pictures', () => {
  it('is what npm run generate makes of its package', async () => {
    expect((await makeCardFont()).equals(prepared)).toBe(true)
  })

  it('has Bulgarian letter forms for software that ignores the language', () => {
    expect(glyphsOf(prepared, 'und')).toEqual(glyphsOf(serif, 'bg'))
  })

  it('does not carry the name that its licence reserves', () => {
    expect(prepared.includes('Source')).toBe(false)
    expect(prepared.includes(Buffer.from('Source', 'utf16le').swap16())).toBe(false)
  })

  it.each([...'вгдзийклптъю'])('has a Bulgarian form of „%s“', (letter) => {
    const character = letter.codePointAt(0)!
    expect(glyphsOf(prepared, 'und').get(character)).not.toBe(glyphsOf(serif, 'und').get(character))
  })

  it.each([...'аеосхАЕОС'])('has the usual form of „%s“', (letter) => {
    const character = letter.codePointAt(0)!
    expect(glyphsOf(prepared, 'und').get(character)).toBe(glyphsOf(serif, 'und').get(character))
  })
})

it.each([
  ['source-serif-4', 'latin'],
  ['sofia-sans', 'cyrillic'],
  ['sofia-sans', 'latin'],
])('%s, %s, needs no preparation', (family, alphabet) => {
  const font = packaged(family, alphabet)
  expect(glyphsOf(font, 'bg')).toEqual(glyphsOf(font, 'und'))
})
