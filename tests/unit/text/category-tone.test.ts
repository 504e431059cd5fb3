import { categoryTone } from '#domain/text/category-tone'
import { describe, expect, it } from 'vitest'

describe('category tone', () => {
  it.each([
    ['Консулства', 1],
    ['Пари и помощи', 5],
    ['Общи', 2],
    ['', 6],
  ])('is always the same for „%s“', (name, tone) => {
    expect(categoryTone(name)).toBe(tone)
  })

  it('ignores case and surrounding spaces', () => {
    expect(categoryTone('  КУЛТУРА ')).toBe(categoryTone('Култура'))
  })

  it('is between 1 and 8 and uses all eight', () => {
    const tones = Array.from({ length: 400 }, (_, index) => categoryTone(`Категория ${index}`))
    expect([...new Set(tones)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
