import { expect, it } from 'vitest'
import { looksOf } from '#domain/moderation/spam/looks-of'

const sumsIn = (text: string) => looksOf(text).filter((look) => look.startsWith('sum_'))

it.each([
  ['600 евро', 'sum_3'],
  ['13,99 евро', 'sum_2'],
  ['20.00 €', 'sum_2'],
  ['1.250,00 €', 'sum_4'],
  ['3 000 лв', 'sum_4'],
  ['€500', 'sum_3'],
  ['€ 1.250,00', 'sum_4'],
])('reads the whole part of %s', (text, sum) => expect(sumsIn(text)).toEqual([sum]))

it('20 European cities cost nothing', () => expect(sumsIn('20 европейски града')).toEqual([]))
