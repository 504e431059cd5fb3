import type { FormSign } from '#domain/web/form-signs'
import type { SpamTopic } from './spam-phrase-values'

export type Offer = Exclude<SpamTopic, 'warning'>
export type SpamReason =
  | Offer
  | 'links'
  | 'shortLink'
  | 'messenger'
  | 'onlyLink'
  | 'foreignNumber'
  | 'amounts'
  | 'signs'
  | 'shouting'
  | 'disguise'
  | 'repetition'
  | 'wording'
  | 'speed'
  | 'repeatedContact'
  | 'newcomer'
  | FormSign

/** What speaks for a text has points below 0 and no reason. */
export type Weighed = { points: number; reason?: SpamReason }
export type SpamScore = { score: number; reasons: SpamReason[] }

export const when = (holds: boolean, points: number, reason?: SpamReason): Weighed[] =>
  holds ? [{ points, reason }] : []
