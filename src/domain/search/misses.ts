import { MISS_LETTERS_MAX, MISS_LETTERS_MIN } from '#domain/limits'

/** A question that found nothing, in its latest wording. */
export type Miss = {
  question: string
  times: number
  /** „2026-11-25“, in Berlin. */
  lastDay: string
  /** Stands in a group of synonyms. */
  isSynonym: boolean
}

/** Answer of `GET /api/panel/misses`: the commonest first. */
export type Misses = { misses: Miss[] }

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** As it is kept; null for what is too short to say something, and for what could be an address or a number of somebody. */
export function keptQuestion(asked: string): string | null {
  const question = asked
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const isPersonal = /[@＠]/u.test(question) || countOf(question, /\p{Nd}/gu) >= 4
  if (isPersonal || countOf(question, /\p{L}/gu) < MISS_LETTERS_MIN) return null
  return Array.from(question).slice(0, MISS_LETTERS_MAX).join('').trim()
}

type Counted = { question: string; times: number }

/**
 * The home page asks at each pause in typing: what only begins longer questions, and was not asked more often than these
 * together, was not meant.
 */
export function withoutBeginnings<Question extends Counted>(questions: readonly Question[]): Question[] {
  const sorted = questions
    .map((one) => ({ one, text: one.question.toLocaleLowerCase('bg'), longer: 0 }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
  const begun: typeof sorted = []
  for (const next of sorted) {
    while (begun.length > 0 && !next.text.startsWith(begun.at(-1)!.text)) begun.pop()
    for (const beginning of begun) if (beginning.text !== next.text) beginning.longer += next.one.times
    begun.push(next)
  }
  const isMeant = new Map(sorted.map(({ one, longer }) => [one, longer < one.times]))
  return questions.filter((one) => isMeant.get(one))
}
