import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bulgarianFont } from '../../../src/features/seo/bulgarian-font'
import { readCharacterMap, writeCharacterMap } from '../../../src/features/seo/character-map'
import { readWoff } from '../../../src/features/seo/font-tables'
import { localForms } from '../../../src/features/seo/local-forms'

const fontFile = (name: string) =>
  readFileSync(`node_modules/@fontsource/source-serif-4/files/${name}-600-normal.woff`)
const cyrillic = readWoff(fontFile('source-serif-4-cyrillic'))
const map = readCharacterMap(cyrillic.get('cmap')!)
const forms = localForms(cyrillic.get('GSUB')!, 'cyrl', 'BGR ')
const hasOwnForm = (letter: string) => forms.has(map.get(letter.codePointAt(0)!)!)

describe('български букви в картинките за споделяне', () => {
  it.each([...'вгдзийклптъю'])('„%s“ има българска форма', (letter) => {
    expect(hasOwnForm(letter)).toBe(true)
  })

  it.each([...'аеосхАЕОС'])('„%s“ е еднаква навсякъде', (letter) => {
    expect(hasOwnForm(letter)).toBe(false)
  })

  it('шрифтът показва българската форма без указан език', () => {
    const ttf = bulgarianFont(fontFile('source-serif-4-cyrillic'))
    const written = writeCharacterMap(
      new Map([...map].map(([char, glyph]) => [char, forms.get(glyph) ?? glyph])),
    )
    expect(ttf.readUInt32BE(0)).toBe(0x00010000)
    expect(ttf.includes(written)).toBe(true)
  })

  it('шрифт без български форми остава какъвто е', () => {
    const latin = fontFile('source-serif-4-latin')
    expect(bulgarianFont(latin)).toBe(latin)
  })

  it('непознат език няма свои форми', () => {
    expect(localForms(cyrillic.get('GSUB')!, 'cyrl', 'XXX ').size).toBe(0)
    expect(localForms(cyrillic.get('GSUB')!, 'hebr', 'BGR ').size).toBe(0)
  })
})
