import { isLearnt } from '../index/learnt-words'
import type { Search } from './levels'
import type { Sought } from './matches'

/** What is required, what comes first, and what only helps the order. */
export function searchOf(terms: readonly Sought[], words: string[][]): Search {
  const telling = terms.filter(({ role }) => role === 'telling')
  const last = terms.at(-1)
  const unfinished = telling.length > 1 && last && isUnfinished(last) ? last : null
  const required = telling.filter((term) => term !== unfinished)
  const cities = terms.filter(({ role }) => role === 'city')
  return {
    terms: required.length > 0 ? required : cities,
    preferred: [...(required.length > 0 ? cities : []), ...(unfinished ? [unfinished] : [])],
    others: terms.filter(({ role }) => role === 'weak'),
    words,
  }
}

/** The last word is still being typed when the index only has words that begin so. */
function isUnfinished({ role, whole, begun, related, parts, meant }: Sought): boolean {
  if (role !== 'telling' || parts.length > 0 || related.length > 0 || meant.length > 0) return false
  if (whole.every((word) => !isLearnt(word))) return !/^\d+$/.test(whole[0] ?? '')
  return begun.length > 0 && !whole.some((word) => begun.includes(word))
}
