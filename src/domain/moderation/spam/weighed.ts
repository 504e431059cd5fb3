import type { FormSign } from '#domain/web/form-signs'
import type { SpamTopic } from './spam-phrase-values'

/** What stands in a text and is said to staff. */
export type TextReason =
  | Exclude<SpamTopic, 'warning'>
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
export type SpamReason = TextReason | 'wording' | 'speed' | 'repeatedContact' | 'newcomer' | FormSign

/** What speaks for a text has points below 0 and no reason. */
export type Weighed = { points: number; reason?: SpamReason }
export type SpamScore = { score: number; reasons: SpamReason[] }
