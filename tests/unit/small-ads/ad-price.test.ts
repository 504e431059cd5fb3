import { describe, expect, it } from 'vitest'
import { adAmount, adPrice } from '#texts/small-ads/ad-price'

describe('price of a small ad', () => {
  it.each([
    ['230', '230', 'Euro'],
    ['8400', '8\u00a0400', 'Euro'],
    ['9 200 EUR', '9 200', 'Euro'],
    ['€ 50', '50', 'Euro'],
    ['50€', '50', 'Euro'],
    ['50 евро', '50', 'Euro'],
    ['от 40 EUR', 'от 40', 'Euro'],
    ['14,50 EUR/час', '14,50', 'Euro/час'],
    ['3 400 EUR нето', '3 400', 'Euro нето'],
    ['25 на час', '25', 'Euro на час'],
    ['Безплатно', 'Безплатно', null],
    ['20 лв', '20 лв', null],
    ['', 'По договаряне', null],
    ['  ', 'По договаряне', null],
    [null, 'По договаряне', null],
  ])('shows %j as %s %s', (price, amount, unit) => {
    expect(adPrice(price)).toEqual({ amount, unit })
  })

  it('does not take the word for „European“ for a currency', () => {
    expect(adPrice('2 европейски марки')).toEqual({ amount: '2 европейски марки', unit: null })
  })

  it.each([
    ['9 200 EUR', 9200],
    ['14,50', 14.5],
    ['1.200 €', 1200],
    ['1.234,50 €', 1234.5],
    ['14,50 EUR/час', null],
    ['от 40 EUR', null],
    ['По договаряне', null],
    [null, null],
  ])('gives search engines for %j: %j', (price, amount) => {
    expect(adAmount(price)).toBe(amount)
  })
})
