import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { LEGAL_NOTICE_DAYS } from '#domain/limits'
import { berlinDay } from '#domain/time/berlin-time'

/** The day until which a legal notice is decided, and how many days are left; below zero it is late. */
export function noticeDeadline(sentAt: string, now: Date): { day: string; left: number } {
  const last = addDays(noonOf(sentAt), LEGAL_NOTICE_DAYS)
  return {
    day: last.toISOString().slice(0, 10),
    left: differenceInCalendarDays(last, noonOf(now.toISOString())),
  }
}

/** No change of the clocks moves a noon to another day. */
const noonOf = (moment: string) => new Date(`${berlinDay(moment)}T12:00:00Z`)
