import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, eventCalendar } from '#domain/events/event-calendar'
import { calendarMoment, calendarText, contentLine } from '#domain/formats/icalendar'
import { calendarTexts } from '#texts/events/calendar'

const event: CalendarEvent = {
  id: '0b7c1f2e-5a58-4c0e-9d1b-2f3a4b5c6d7e',
  slug: 'martenitsi',
  title: 'Мартеници; работилница, за деца',
  description: 'Ела!\nЧакаме те.',
  date: '2027-03-28T00:30:00.000Z',
  endDate: '2027-03-28T03:00:00.000Z',
  city: 'Berlin',
  address: 'Alexanderplatz 1\\2',
  category: 'Community',
  organizer: 'Баба Марта',
  contact: 'marta@example.org',
  price: '5 €',
  cancelled: false,
  createdAt: '2027-01-01T10:00:00.000Z',
  updatedAt: '2027-01-01T10:01:30.900Z',
}
const calendarOf = (...events: CalendarEvent[]) =>
  eventCalendar({ events, siteUrl: 'https://example.org', words: calendarTexts })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a content line', () => {
  it.each([
    ['short', 'SUMMARY', 'Концерт', 'SUMMARY:Концерт\r\n'],
    ['75 octets', 'X', 'a'.repeat(73), `X:${'a'.repeat(73)}\r\n`],
    ['76 octets', 'X', 'a'.repeat(74), `X:${'a'.repeat(73)}\r\n a\r\n`],
    ['Cyrillic of two octets', 'X', 'я'.repeat(37), `X:${'я'.repeat(36)}\r\n я\r\n`],
    ['a character of four octets', 'X', `${'a'.repeat(70)}🌹`, `X:${'a'.repeat(70)}\r\n 🌹\r\n`],
  ])('is folded correctly: %s', (_, name, value, line) => expect(contentLine([name, value])).toBe(line))

  it('never exceeds 75 octets and loses nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const value = calendarText(text)
        const line = contentLine(['DESCRIPTION', value])
        const parts = line.slice(0, -2).split('\r\n')
        return (
          line.endsWith('\r\n') &&
          parts.every((part) => Buffer.byteLength(part) <= 75) &&
          unfolded(line)[0] === `DESCRIPTION:${value}`
        )
      }),
      { seed: 2026 },
    )
  })
})

describe('text in a calendar', () => {
  it.each([
    ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
    ['ред\r\nред\nред\rред', 'ред\\nред\\nред\\nред'],
    ['a\u0000\u0007\u001bb\u007f', 'ab'],
    ['краят\u2028на реда', 'краят\\nна реда'],
    ['a:b"c', 'a:b"c'],
    ['x\r\nEND:VCALENDAR', 'x\\nEND:VCALENDAR'],
  ])('escapes %j as %j', (text, escaped) => expect(calendarText(text)).toBe(escaped))
})

it.each([
  ['2026-11-23T07:14:00.000Z', '20261123T071400Z'],
  ['2027-07-01T20:30:00+02:00', '20270701T183000Z'],
])('writes %s as %s', (moment, written) => expect(calendarMoment(moment)).toBe(written))

describe('a calendar', () => {
  it('contains everything known of an event', () => {
    expect(unfolded(calendarOf(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bulgari v Germania//Events//BG',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Събития: Българи в Германия',
      'X-WR-CALNAME:Събития: Българи в Германия',
      'X-WR-TIMEZONE:Europe/Berlin',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:0b7c1f2e-5a58-4c0e-9d1b-2f3a4b5c6d7e',
      'SEQUENCE:90',
      'DTSTAMP:20270101T100130Z',
      'CREATED:20270101T100000Z',
      'LAST-MODIFIED:20270101T100130Z',
      'DTSTART:20270328T003000Z',
      'DTEND:20270328T030000Z',
      'SUMMARY:Мартеници\\; работилница\\, за деца',
      'DESCRIPTION:Ела!\\nЧакаме те.\\n\\nОрганизатор: Баба Марта\\nКонтакт: marta@example.org\\nЦена: 5\u00a0€',
      'LOCATION:Alexanderplatz 1\\\\2\\, Berlin',
      'CATEGORIES:Общност',
      'URL:https://example.org/events/martenitsi',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('marks a cancelled event, with the same UID and a higher sequence', () => {
    const cancelled = { ...event, cancelled: true, updatedAt: '2027-01-02T10:00:00.000Z' }
    const lines = unfolded(calendarOf(cancelled))
    expect(lines).toContain(`UID:${event.id}`)
    expect(lines).toContain('SEQUENCE:86400')
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain('SUMMARY:Отменено: Мартеници\\; работилница\\, за деца')
  })

  it('has no DTEND without an end', () => {
    const text = unfolded(calendarOf({ ...event, endDate: null })).join('\n')
    expect(text).not.toMatch(/DTEND/)
  })

  it('is valid without events', () => {
    expect(calendarOf()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  })
})

it.each([
  ['Free', 'Безплатно'],
  [null, 'Безплатно'],
  ['5 EUR', '5\u00a0€'],
])('the price %s is said in the words of the page: %s', (price, shown) => {
  const [description] = unfolded(calendarOf({ ...event, price })).filter((line) =>
    line.startsWith('DESCRIPTION:'),
  )
  expect(description).toMatch(new RegExp(`Цена: ${shown}$`))
})
