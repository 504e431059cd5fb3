import { searchTexts as texts } from '#texts/search/search'
import type { Understanding } from './answer'
import type { SearchAnswer } from './use-answer'

/** Null where exactly what was typed has been searched. */
export function understandingSentence({ ignored, searched }: Understanding): string | null {
  if (ignored.length > 0)
    return [texts.nothingWith(ignored), searched && texts.showing(searched)].filter(Boolean).join(' ')
  return searched ? texts.searched(searched) : null
}

type Counted = { total: number; query: string; city?: string; understood: Understanding }

/** Without the question where the sentence before it says what was searched. */
export function countSentence({ total, query, city, understood }: Counted): string {
  if (!query) return texts.foundNear(total, city)
  return understandingSentence(understood) ? texts.foundCount(total) : texts.found(total, query)
}

/** Names the question of the answer, which can be the one before. */
export function answerSentence(answer: SearchAnswer): string {
  if (answer.status === 'waiting') return texts.searching(answer.query)
  if (answer.status === 'failed') return answer.message
  if (answer.total === 0) return answer.query ? texts.nothing(answer.query) : texts.nothingNear
  const sentence = understandingSentence(answer.understood)
  const count = countSentence(answer)
  return answer.query && sentence ? `${sentence} ${count}.` : count
}
