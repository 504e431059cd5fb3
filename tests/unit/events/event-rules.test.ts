import { describe, expect, it } from 'vitest'
import { eventChange } from '#domain/events/event-change'
import { closedBecause, nextPlace } from '#domain/events/event-seats'
import { eventEnd, eventStatus, startsInPast } from '#domain/events/event-status'

const start = '2027-03-01T18:00:00.000Z'
const end = '2027-03-01T21:00:00.000Z'
const at = (moment: string) => new Date(moment)

it.each([
  [{ date: start }, end],
  [{ date: start, endDate: null }, end],
  [{ date: start, endDate: '2027-03-03T12:00:00+02:00' }, '2027-03-03T10:00:00.000Z'],
])('an event with %j ends at %s', (times, moment) => expect(eventEnd(times)).toBe(moment))

it.each([
  ['2027-03-01T17:59:59.999Z', false, 'upcoming', null],
  [start, false, 'ongoing', null],
  ['2027-03-01T20:59:59.999Z', false, 'ongoing', null],
  [end, false, 'completed', 'completed'],
  [start, true, 'cancelled', 'cancelled'],
  ['2030-01-01T00:00:00Z', true, 'cancelled', 'cancelled'],
])('at %s an event (cancelled: %s) is %s', (now, cancelled, status, closed) => {
  const event = { date: start, endsAt: end, cancelled }
  expect(eventStatus(event, at(now))).toBe(status)
  expect(closedBecause(event, at(now))).toBe(closed)
})

it.each([
  [{ capacity: null, registered: 900, waiting: 0 }, null],
  [{ capacity: 2, registered: 1, waiting: 0 }, null],
  [{ capacity: 2, registered: 2, waiting: 0 }, 1],
  [{ capacity: 2, registered: 2, waiting: 7 }, 8],
  [{ capacity: 2, registered: 1, waiting: 3 }, 4],
])('with %j the next place on the waiting list is %s', (seats, place) => expect(nextPlace(seats)).toBe(place))

describe('notifications to people who registered', () => {
  const before = {
    date: start,
    endsAt: end,
    city: 'Берлин',
    address: 'Alexanderplatz 1',
    cancelled: false,
  }
  const now = at('2027-02-01T00:00:00Z')
  it.each([
    [{}, null],
    [{ date: '2027-03-01T19:00:00+01:00' }, null],
    [{ endDate: end }, { kind: 'changed', start: false, end: true, place: false }],
    [
      { date: end, city: 'Бон' },
      { kind: 'changed', start: true, end: false, place: true },
    ],
    [{ address: 'Другаде' }, { kind: 'changed', start: false, end: false, place: true }],
    [{ cancelled: true, city: 'Бон' }, { kind: 'cancelled' }],
  ])('after the change %j are %j', (change, notice) => {
    expect(eventChange({ before, after: { ...before, ...change }, now })).toEqual(notice)
  })

  it('are sent when an event is restored, not for changes of a cancelled or past one', () => {
    const cancelled = { ...before, cancelled: true }
    expect(eventChange({ before: cancelled, after: before, now })).toEqual({ kind: 'restored' })
    expect(eventChange({ before: cancelled, after: { ...cancelled, city: 'Бон' }, now })).toBeNull()
    const later = at('2027-04-01T00:00:00Z')
    expect(eventChange({ before, after: { ...before, cancelled: true }, now: later })).toBeNull()
  })
})

it.each([
  ['2027-03-01T17:59:00Z', null, true],
  ['2027-03-01T18:00:00Z', null, true],
  ['2027-03-01T18:01:00Z', null, false],
  ['2027-03-01T17:30:00Z', '2027-03-01T17:30:42Z', false],
  ['2027-03-01T17:30:00Z', '2027-03-01T19:30:00Z', true],
])('a start at %s, stored as %s, is refused: %s', (date, stored, isRefused) =>
  expect(startsInPast({ date, stored, now: at(start) })).toBe(isRefused),
)
