import { describe, expect, it } from 'vitest'
import { searchText } from '#domain/search/search-words'

describe('търсене', () => {
  it('празнините отпред, отзад и повторените отпадат', () => {
    expect(searchText('  паспорт \n  Кьолн ')).toBe('паспорт Кьолн')
  })

  it('от повторен параметър важи първият, а липсващият е празно търсене', () => {
    expect(searchText(['едно', 'две'])).toBe('едно')
    expect(searchText(undefined)).toBe('')
  })

  it('нулев знак не стига до базата', () => {
    expect(searchText('а\u0000б')).toBe('а б')
  })

  it('търси се най-много по първите 100 знака', () => {
    expect(searchText('а'.repeat(500))).toHaveLength(100)
  })
})
