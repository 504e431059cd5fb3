import { describe, expect, it } from 'vitest'
import { keptTogether } from '#domain/text/kept-together'
import { euro, priceWords } from '#texts/text/money'

const plain = (text: string) => text.replaceAll('\u00a0', '_')

describe('prices in one style', () => {
  it('groups a sum and keeps it on one line', () => expect(plain(euro(1200))).toBe('1_200_€'))

  it.each([
    ['1200 EUR', '1_200_€'],
    ['1 200 €', '1_200_€'],
    ['€ 50', '50_€'],
    ['50€', '50_€'],
    ['18 EUR/час', '18_€/час'],
    ['18 евро / час', '18_€/час'],
    ['от 45 €/м²', 'от 45_€/м²'],
    ['35 euro на страница', '35_€ на страница'],
    ['12,50', '12,50_€'],
    ['5 EUR, деца 2 EUR', '5_€, деца 2_€'],
    ['По договаряне', 'По договаряне'],
    ['2 европейски марки', '2 европейски марки'],
    ['20 лв', '20 лв'],
    ['', 'По договаряне'],
    [null, 'По договаряне'],
  ])('shows %j as %s', (price, shown) => expect(plain(priceWords(price))).toBe(shown))
})

it.each([
  ['Депозит 45 € до 3 март 2026 г. включително', 'Депозит 45_€ до 3 март 2026_г. включително'],
  ['При д-р Иванов и Dr. Meier', 'При д-р_Иванов и Dr._Meier'],
  ['Адв. Трифонова, ул. Шишман 5', 'Адв._Трифонова, ул._Шишман 5'],
  ['68 кв. м, 20 км', '68_кв. м, 20_км'],
  ['2 град и 3 години', '2 град и 3 години'],
])('keeps together what belongs together in %j', (text, shown) =>
  expect(plain(keptTogether(text))).toBe(shown),
)
