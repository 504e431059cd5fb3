import { describe, expect, it } from 'vitest'
import { eventDay, orthodoxEaster, shifted } from '#cli/seed/event-days'
import { demoEvents } from '#texts/demo/events'

/** Two years of days on which somebody may load the demo content. */
const todays = Array.from({ length: 731 }, (_, place) => shifted('2026-11-26', place))
const weekdayOf = (day: string) => new Date(day).getUTCDay()
const [SUNDAY, SATURDAY] = [0, 6]
const isWorkday = (day: string) => ![SUNDAY, SATURDAY].includes(weekdayOf(day))

/** Title or description, and what its day has to be. */
const rules: [about: RegExp, fits: (day: string) => boolean][] = [
  [/^Бъдни вечер/, (day) => day.endsWith('-12-24')],
  [/^Баба Марта/, (day) => day.endsWith('-03-01')],
  [/3 март/, (day) => day.endsWith('-03-03')],
  [/^Гергьовден/, (day) => day.endsWith('-05-06')],
  [/^24 май/, (day) => day.endsWith('-05-24')],
  [/народните будители/, (day) => day.endsWith('-11-01')],
  [/^Великден/, (day) => shifted(day, 1) === orthodoxEaster(Number(day.slice(0, 4)))],
  [/^Коледен/, (day) => /-12-0[1-7]$/.test(day) && weekdayOf(day) === SATURDAY],
  [/^Кукери/, (day) => /-01-(?:1[6-9]|2[0-2])$/.test(day) && weekdayOf(day) === SATURDAY],
  [/^Неделен|^Света литургия/, (day) => weekdayOf(day) === SUNDAY],
  [/^Съботен/, (day) => weekdayOf(day) === SATURDAY],
  [/поход|турнир|неделното училище|Куклен|парти/i, (day) => !isWorkday(day)],
  [/курс |изпит |консулски|^Матура|Gewerbe|CV|клуб A2|декларация|предприемачи/i, isWorkday],
  [/^Приемен ден/, (day) => weekdayOf(day) === 1],
]

describe.each(rules)('events about %s', (about, fits) => {
  const events = demoEvents.filter(({ title }) => about.test(title))

  it('exist, and are on a day that fits', () => {
    expect(events.length).toBeGreaterThan(0)
    for (const { day: rule } of events) {
      expect(todays.map((today) => eventDay(rule, today)).filter((day) => !fits(day))).toEqual([])
    }
  })
})

it('upcoming events are never in the past, past ones always', () => {
  for (const { day: rule } of demoEvents) {
    const isPast = 'days' in rule && rule.days < 0
    const wrong = todays.filter((today) => eventDay(rule, today) < today !== isPast)
    expect(wrong).toEqual([])
  }
})

it('nobody works on a holiday, and courses wait for the next day', () => {
  const rule = { days: 0, on: 'workday' } as const
  expect(eventDay(rule, '2026-12-24')).toBe('2026-12-28')
  expect(eventDay(rule, '2026-12-31')).toBe('2027-01-04')
  expect(eventDay({ days: -1, on: 'saturday' }, '2026-11-26')).toBe('2026-11-21')
})

it('a feast that is today comes again next year', () => {
  expect(eventDay({ yearly: '12-24' }, '2026-12-23')).toBe('2026-12-24')
  expect(eventDay({ yearly: '12-24' }, '2026-12-24')).toBe('2027-12-24')
})

it.each([
  '2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28',
])('the Orthodox Easter %s', (day) => expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day)) // prettier-ignore
