import { onFirstUse } from './on-first-use'

/** All dates are shown in Berlin time, whatever the clock of the server or the reader. */
export const TIME_ZONE = 'Europe/Berlin'

const format = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('bg-BG', { timeZone: TIME_ZONE, ...options }))

const long = format({ day: 'numeric', month: 'long', year: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'long' })
const short = format({ day: '2-digit', month: '2-digit', year: 'numeric' })

const clock = format({ hour: '2-digit', minute: '2-digit' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })

const moment = format({ dateStyle: 'long', timeStyle: 'short' })

type Moment = Date | string | number

/** The year and its „г.“ stay on one line. */
const withYear = (text: string): string => text.replace(/(?<=\d)\s(?=\p{L}\.)/u, '\u00a0')

/** „20 ноември 2026 г.“ */
export const longDate = (moment: Moment): string => withYear(long().format(new Date(moment)))

/** „23 ноември 2026 г. в 8:14“ */
export const longDateTime = (when: Moment): string => withYear(moment().format(new Date(when)))

/** „Понеделник, 23 ноември 2026 г.“ */
export function longDateWithWeekday(moment: Moment): string {
  const day = weekday().format(new Date(moment))
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${longDate(moment)}`
}

/** „19:00“ */
export const clockTime = (moment: Moment): string =>
  clock()
    .format(new Date(moment))
    .replace(/[^\d:]/g, '')

/** „9:41“, as it is said in a sentence */
export const spokenTime = (moment: Moment): string => clockTime(moment).replace(/^0/, '')

/** „5“, „декември“, „събота“ */
export function calendarLeaf(moment: Moment): { day: string; month: string; weekday: string } {
  const parts = dayAndMonth().formatToParts(new Date(moment))
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return { day: part('day'), month: part('month'), weekday: weekday().format(new Date(moment)) }
}

export const isSameDay = (one: Moment, other: Moment): boolean =>
  short().format(new Date(one)) === short().format(new Date(other))

/** „23.11.2026“, without the „г.“ that Intl adds. */
export const shortDate = (moment: Moment): string =>
  short()
    .formatToParts(new Date(moment))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join('.')

/** „март 2024 г.“ */
export const monthYear = (moment: Moment): string => withYear(month().format(new Date(moment)))

/** „23.11.2026 08:41“, as the panels show moments. */
export const shortDateTime = (when: Moment): string => `${shortDate(when)} ${clockTime(when)}`
