import { describe, expect, it } from 'vitest'
import { searchText } from '#domain/search/search-words'

describe('search words', () => {
  it('are trimmed, with repeated spaces removed', () => {
    expect(searchText('  паспорт \n  Кьолн ')).toBe('паспорт Кьолн')
  })

  it('come from the first of repeated parameters and are empty when missing', () => {
    expect(searchText(['едно', 'две'])).toBe('едно')
    expect(searchText(undefined)).toBe('')
  })

  it('never pass a null character to the database', () => {
    expect(searchText('а\u0000б')).toBe('а б')
  })

  it('are at most the first 100 characters', () => {
    expect(searchText('а'.repeat(500))).toHaveLength(100)
  })
})
