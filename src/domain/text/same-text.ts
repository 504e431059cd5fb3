import { createHash } from 'node:crypto'
import { berlinDay } from '#domain/time/berlin-time'

/** „Благодаря!“ may be said twice a day; what has a link or a number may not. */
const SAME_TEXT_LETTERS_MIN = 30
const leadsAway = /:\/\/|www\.|@|\d{6}/u

type Text = { text: string; createdAt: string }

/** Equal for texts of one Berlin day that differ only in case, spaces and punctuation; null for a few words. */
export function sameTextKey({ text, createdAt }: Text): string | null {
  const plain = text.normalize('NFKC').toLowerCase()
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const isCompared =
    letters.length >= SAME_TEXT_LETTERS_MIN || leadsAway.test(plain) || leadsAway.test(letters)
  if (!isCompared) return null
  return `${berlinDay(createdAt)}:${createHash('sha256').update(letters).digest('base64url')}`
}
