import { TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import type { FormSign } from '#domain/web/form-signs'
import { type Contacts, contactsIn } from './contacts-in'
import { fold } from './fold'
import { signsIn } from './signs-in'
import { HELD_FROM, WEIGHED_MAX } from './spam-limits'
import { traitsOf } from './traits-of'
import type { SpamReason, SpamScore, Weighed } from './weighed'
import { soundsLikeSpam, wordingPoints } from './wording'

/** What the text alone tells: no points for nearly all that members write, and what staff are told about it. */
export function weighText(written: string): { weighed: Weighed[]; contacts: Contacts } {
  const { contacts, reasons } = taken(written)
  const points = Math.max(
    ...passagesOf(written).map((passage) => wordingPoints(soundsLikeSpam(traitsIn(passage)))),
  )
  const found = reasons.map((reason) => ({ points: 0, reason }))
  return { weighed: [...when(points > 0, points, 'wording'), ...found], contacts }
}

const PASSAGE_MIN = 40

/** The text and its longer lines: something honest above or below does not make up for spam. */
export function passagesOf(written: string): string[] {
  const text = written.slice(0, WEIGHED_MAX)
  return [...new Set([text, ...text.split('\n').filter((line) => line.trim().length > PASSAGE_MIN)])]
}

/** What its wording is learnt by. */
export const traitsIn = (written: string): string[] => taken(written).traits

/** Compatibility forms („ﷺ“) can be many letters. */
const cut = (written: string) => written.slice(0, WEIGHED_MAX).normalize('NFKC').slice(0, WEIGHED_MAX)

function taken(written: string) {
  const text = cut(written)
  const { contacts, rest } = contactsIn(text)
  const { reasons, others } = signsIn({ text, words: fold(text), contacts })
  const traits = traitsOf({ text, words: fold(rest), contacts, signs: [...reasons, ...others] })
  return { contacts, reasons, traits }
}

export type Behaviour = {
  isNewcomer: boolean
  /** Shown ones, counted up to TRUSTED_CONTRIBUTIONS. */
  contributions: number
  /** Contributions of the last ten minutes. */
  recent: number
  /** Other members who left one of the same contacts in the last days. */
  sharedBy: number
}

const when = (holds: boolean, points: number, reason?: SpamReason): Weighed[] =>
  holds ? [{ points, reason }] : []

export const NEWCOMER_POINTS = 1

/** A known member is believed more; the same contact of two can be a doctor whom both know. */
export function weighBehaviour({ isNewcomer, contributions, recent, sharedBy }: Behaviour): Weighed[] {
  return [
    ...when(isNewcomer, NEWCOMER_POINTS, 'newcomer'),
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

/** Each reason once: of the text, of its form, of its author. */
export const spamScore = (weighed: readonly Weighed[]): SpamScore => ({
  score: weighed.reduce((sum, { points }) => sum + points, 0),
  reasons: [...new Set(weighed.flatMap(({ reason }) => reason ?? []))],
})
