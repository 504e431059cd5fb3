import { describe, expect, it } from 'vitest'
import { printableText } from '../../../src/features/seo/printable-text'

describe('текст на картинка за споделяне', () => {
  it('български, немски и препинателни знаци остават', () => {
    const title = 'Кьолн/Köln: „ѝ“ – 259 € № 5…'
    expect(printableText(title)).toBe(title)
  })

  it('емоджита и букви без шрифт отпадат, иначе биха се търсили на чужд сървър', () => {
    expect(printableText('Празник 🎉 в 東京 Берлин')).toBe('Празник в Берлин')
  })

  it('разложени букви се събират, а тесните и непрекъсваемите интервали стават обикновени', () => {
    expect(printableText('Ко\u0438\u0306 1\u202f284\u00a0души')).toBe('Кой 1 284 души')
  })
})
