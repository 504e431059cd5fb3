import { searchTexts as texts } from '#texts/search/search'
import type { Reading } from './answer'
import type { SearchAnswer } from './use-answer'

/** Null where exactly what was typed has been searched. */
export function readingSentence({ ignored, searched }: Reading): string | null {
  if (ignored.length > 0)
    return [texts.nothingWith(ignored), searched && texts.showing(searched)].filter(Boolean).join(' ')
  return searched ? texts.searched(searched) : null
}

type Counted = { total: number; query: string; city?: string; reading: Reading }

/** Without the question where the sentence of the reading names it. */
export function countSentence({ total, query, city, reading }: Counted): string {
  if (!query) return texts.foundNear(total, city)
  return readingSentence(reading) ? texts.foundCount(total) : texts.found(total, query)
}

/** Names the question of the answer, which can be the one before. */
export function answerSentence(answer: SearchAnswer): string {
  if (answer.status === 'waiting') return texts.searching(answer.query)
  if (answer.status === 'failed') return answer.message
  if (answer.total === 0) return answer.query ? texts.nothing(answer.query) : texts.nothingNear
  const reading = readingSentence(answer.reading)
  const count = countSentence(answer)
  return answer.query && reading ? `${reading} ${count}.` : count
}
