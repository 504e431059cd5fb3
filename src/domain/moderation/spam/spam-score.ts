import { TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import type { FormSign } from '#domain/web/form-signs'
import { type Contacts, contactsIn, withoutContacts } from './contacts-in'
import { fold } from './fold'
import { HELD_FROM, WEIGHED_MAX } from './spam-limits'
import { type Read, weighRules } from './text-rules'
import { traitsOf } from './traits-of'
import { type SpamScore, type Weighed, when } from './weighed'
import { soundsLikeSpam, wordingPoints } from './wording'

/** What the text alone tells; 0 for nearly all that members write. */
export function weighText(written: string): { weighed: Weighed[]; contacts: Contacts } {
  const read = readText(written)
  const weighed = weighRules(read)
  const points = wordingPoints(soundsLikeSpam(traitsFound(read, weighed)))
  return { weighed: [...weighed, ...when(points > 0, points, 'wording')], contacts: read.contacts }
}

/** What its wording is learnt by. */
export function traitsIn(written: string): string[] {
  const read = readText(written)
  return traitsFound(read, weighRules(read))
}

function readText(written: string): Read {
  const text = written.slice(0, WEIGHED_MAX)
  return { text, words: fold(text), contacts: contactsIn(text) }
}

const traitsFound = (read: Read, weighed: readonly Weighed[]) =>
  traitsOf({
    ...read,
    words: fold(withoutContacts(read.text)),
    reasons: weighed.flatMap(({ reason }) => reason ?? []),
  })

export type Behaviour = {
  isNewcomer: boolean
  /** Shown ones, counted up to TRUSTED_CONTRIBUTIONS. */
  contributions: number
  /** Contributions of the last ten minutes. */
  recent: number
  /** Other members who left one of the same contacts in the last days. */
  sharedBy: number
}

/** A known member is believed more; the same contact of two can be a doctor whom both know. */
export function weighBehaviour({ isNewcomer, contributions, recent, sharedBy }: Behaviour): Weighed[] {
  return [
    ...when(isNewcomer, 1, 'newcomer'),
    ...when(contributions >= TRUSTED_CONTRIBUTIONS, -3),
    ...when(recent > 2, recent > 5 ? 4 : 2, 'speed'),
    ...when(sharedBy > 0, Math.min(5, sharedBy), 'repeatedContact'),
  ]
}

/** The trap alone holds a newcomer's text; a known member's browser may have filled it in. */
export const weighForm = (signs: readonly FormSign[]): Weighed[] => [
  ...when(signs.includes('trap'), HELD_FROM, 'trap'),
  ...when(signs.includes('haste'), 2, 'haste'),
]

/** Each reason once, the weightiest first. */
export function spamScore(weighed: readonly Weighed[]): SpamScore {
  const sorted = [...weighed].sort((a, b) => b.points - a.points)
  return {
    score: weighed.reduce((sum, { points }) => sum + points, 0),
    reasons: [...new Set(sorted.flatMap(({ reason }) => reason ?? []))],
  }
}
