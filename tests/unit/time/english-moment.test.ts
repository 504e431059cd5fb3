import { expect, it } from 'vitest'
import { englishMoment, shownEnglishMoment } from '#domain/time/english-moment'

it.each([
  ['Nov 24, 2026, 5:42 AM', '24.11.2026 05:42'],
  ['Jan 1, 2027, 12:00 AM', '01.01.2027 00:00'],
  ['Jul 9, 2026, 12:05 PM', '09.07.2026 12:05'],
  ['Mar 31, 2026, 11:59\u202fPM', '31.03.2026 23:59'],
])('%s is shown as %s', (english, shown) => {
  expect(englishMoment.test(english)).toBe(true)
  expect(shownEnglishMoment(english)).toBe(shown)
})
