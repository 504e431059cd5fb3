import { isLearnt } from '../index/learnt-words'
import type { ShareOf } from './commonness'
import type { Search } from './levels'
import type { Sought } from './matches'

/** A word that so large a share of the entries has tells little beside others. */
const COMMON = 0.1

/** What is required, what comes first, and what only helps the order. */
export function searchOf(terms: readonly Sought[], words: string[][], shareOf: ShareOf): Search {
  const telling = terms.filter(({ role }) => role === 'telling')
  const last = terms.at(-1)
  const unfinished = telling.length > 1 && last && isUnfinished(last) ? [last] : []
  const finished = telling.filter((term) => !unfinished.includes(term))
  const rare = finished.filter((term) => shareOf(term) <= COMMON)
  const required = rare.length > 0 ? rare : finished
  const cities = terms.filter(({ role }) => role === 'city')
  const common = finished.filter((term) => !required.includes(term))
  return {
    terms: required.length > 0 ? required : cities,
    preferred: [...(required.length > 0 ? cities : []), ...common, ...unfinished],
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
