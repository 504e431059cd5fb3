import { describe, expect, it } from 'vitest'
import { isOpenAt } from '#domain/stores/is-open-at'
import { openingHours, type Span } from '#domain/stores/opening-hours'

const hours = (from: number, to: number): Span => [from * 60, to * 60]
const week = (...days: (Span | Span[] | null)[]) =>
  days.map((day) => (day === null ? [] : ((Array.isArray(day[0]) ? day : [day]) as Span[])))
const same = (day: Span, count: number) => Array.from({ length: count }, () => day)

describe('opening hours', () => {
  const weekdays = same(hours(9, 18), 5)
  it.each([
    ['Пн–Пт 9:00–18:00, Сб 10–14', week(...weekdays, hours(10, 14), null)],
    ['пон. - пет.: 9.00ч. до 18.00 ч., събота от 10 до 14 часа', week(...weekdays, hours(10, 14), null)],
    ['Понеделник - петък: 09:00 - 18:00; неделя почивен', week(...weekdays, null, null)],
    ['понеделник - петък: 09:00 - 18:30; неделя почивен', week(...same(hours(9, 18.5), 5), null, null)],
    ['делник 9-18, събота и неделя - почивни дни', week(...weekdays, null, null)],
    ['9–18 делник; 10–14 уикенд', week(...weekdays, ...same(hours(10, 14), 2))],
    ['Mo–Fr 9–18 Uhr, Sa 10–14 Uhr', week(...weekdays, hours(10, 14), null)],
    ['всеки ден 8-20', week(...same(hours(8, 20), 7))],
    ['всеки ден 8-20, неделя 10-16', week(...same(hours(8, 20), 6), hours(10, 16))],
    ['без почивен ден, 8:00–20:00 ч.', week(...same(hours(8, 20), 7))],
    ['Вт–Нд 12:00–22:00', week(null, ...same(hours(12, 22), 6))],
    ['Пт–Пн 18–22', week(hours(18, 22), null, null, null, ...same(hours(18, 22), 3))],
    ['пн, ср и пт 9–12, 13–17; сб 10–12', week([hours(9, 12), hours(13, 17)], null, [hours(9, 12), hours(13, 17)], null, [hours(9, 12), hours(13, 17)], hours(10, 12), null)], // prettier-ignore
    ['пн-сб 9-18, почивен ден: неделя', week(...same(hours(9, 18), 6), null)],
    ['денонощно всеки ден', week(...same(hours(0, 24), 7))],
    ['24/7', week(...same(hours(0, 24), 7))],
    ['Пн–Нд 0–24 ч.', week(...same(hours(0, 24), 7))],
    ['сб 22:00–4:00', week(null, null, null, null, null, hours(22, 28), null)],
  ])('understands „%s“', (text, expected) => expect(openingHours(text)).toEqual(expected))

  it.each([
    '', 'по уговорка', '9-18', 'Пн–Пт', 'Пн–Пт 9', 'Пн–Пт 9–26', 'Пн–Пт 9:75–18', 'Пн–Пт 9-18, празници 10-14',
    'пн-пт 9-18, обедна почивка 12-13', 'пн 9-12, пн 13-18', 'от 9 до 18 без неделя', '+49 30 5550301', 'пн-пт 9 18',
  ])('claims nothing for „%s“', (text) => expect(openingHours(text)).toBeNull()) // prettier-ignore
})

describe('open or closed', () => {
  const at = (text: string, moment: string) => isOpenAt(openingHours(text)!, Date.parse(moment))

  it.each([
    // 23 November 2026 is a Monday; in winter Berlin is an hour ahead of UTC.
    ['Пн–Пт 9–18', '2026-11-23T07:59:59Z', false],
    ['Пн–Пт 9–18', '2026-11-23T08:00:00Z', true],
    ['Пн–Пт 9–18', '2026-11-23T16:59:59Z', true],
    ['Пн–Пт 9–18', '2026-11-23T17:00:00Z', false],
    ['Пн–Пт 9–18', '2026-11-22T10:00:00Z', false],
    // In summer two hours.
    ['Пн–Пт 9–18', '2026-07-20T07:00:00Z', true],
    ['сб 22–4', '2026-11-28T22:30:00Z', true],
    ['сб 22–4', '2026-11-29T02:59:00Z', true],
    ['сб 22–4', '2026-11-29T03:00:00Z', false],
    ['нд 22–4', '2026-11-30T01:00:00Z', true],
    ['всеки ден денонощно', '2026-11-22T23:00:00Z', true],
  ])('„%s“ at %s is open: %s', (text, moment, isOpen) => expect(at(text, moment)).toBe(isOpen))
})
