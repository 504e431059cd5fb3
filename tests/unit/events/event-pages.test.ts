import { expect, it } from 'vitest'
import { berlinMoment, berlinReading } from '#domain/time/berlin-time'
import { calendarLeaf } from '#domain/time/dates'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { ordinal } from '#texts/text/numbers'

it.each([
  [1, '1-ви'],
  [2, '2-ри'],
  [3, '3-ти'],
  [7, '7-ми'],
  [8, '8-ми'],
  [10, '10-ти'],
  [11, '11-ти'],
  [12, '12-ти'],
  [18, '18-ти'],
  [21, '21-ви'],
  [112, '112-ти'],
  [1000, '1000-ен'],
])('writes the ordinal of %i', (number, words) => expect(ordinal(number)).toBe(words))

it.each([
  [null, 'Безплатно'],
  ['', 'Безплатно'],
  ['Free', 'Безплатно'],
  [' безплатно ', 'Безплатно'],
  ['0 €', 'Безплатно'],
  ['15 EUR', '15\u00a0€'],
  ['По желание', 'По желание'],
])('writes the price „%s“', (price, words) => expect(texts.price(price)).toBe(words))

it.each([
  [{ registered: 19, capacity: 50 }, '19 от 50 места'],
  [{ registered: 1, capacity: 1 }, '1 от 1 място'],
  [{ registered: 0, capacity: null }, 'Места за всички'],
  [{ registered: 19, capacity: null }, '19 записани, места за всички'],
])('writes the seats of %j', (seats, words) => expect(texts.seats(seats)).toBe(words))

it.each([
  [undefined, 'Събота, 5 декември 2026\u00a0г., 11:00 ч.'],
  ['2026-12-05T13:00:00Z', 'Събота, 5 декември 2026\u00a0г., 11:00–14:00 ч.'],
  [
    '2026-12-06T13:00:00Z',
    'Събота, 5 декември 2026\u00a0г., 11:00 ч. – неделя, 6 декември 2026\u00a0г., 14:00 ч.',
  ],
])('writes the time until %s', (endDate, words) =>
  expect(texts.times({ date: '2026-12-05T10:00:00Z', endDate })).toBe(words),
)

it('shows the calendar leaf in Berlin time', () =>
  expect(calendarLeaf('2026-12-04T23:30:00Z')).toEqual({ day: '5', month: 'декември', weekday: 'събота' }))

it.each([
  ['2026-11-23T19:00', '2026-11-23T18:00:00.000Z'],
  ['2026-07-20T19:00', '2026-07-20T17:00:00.000Z'],
])('reads „%s“ in Berlin as %s', (reading, moment) => {
  expect(berlinMoment(reading)).toBe(moment)
  expect(berlinReading(moment)).toBe(reading)
})

it('leaves what is not a time to the validation', () => expect(berlinMoment('?')).toBe('?'))
