import { categoryTone } from '#domain/text/category-tone'
import { describe, expect, it } from 'vitest'

describe('тон на категория', () => {
  it.each([
    ['Консулства', 1],
    ['Пари и помощи', 5],
    ['Общи', 2],
    ['', 6],
  ])('„%s“ има винаги един и същ тон', (name, tone) => {
    expect(categoryTone(name)).toBe(tone)
  })

  it('не зависи от главни букви и празни места по краищата', () => {
    expect(categoryTone('  КУЛТУРА ')).toBe(categoryTone('Култура'))
  })

  it('стои между 1 и 8 и ползва и осемте тона', () => {
    const tones = Array.from({ length: 400 }, (_, index) => categoryTone(`Категория ${index}`))
    expect([...new Set(tones)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
