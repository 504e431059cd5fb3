import { NEAR_KM } from '#domain/limits'
import type { NearPlace } from '../index/marks'
import { has, hasAll, isTitle, type Sought } from './matches'
import { allOf, anyWord, type WordsQuery } from './words-query'

export type Search = {
  /** Required. */
  terms: Sought[]
  /** What has all of them comes before the rest: the city, the word that is still being typed. */
  preferred: Sought[]
  /** They only help the order. */
  others: Sought[]
  /** The stems of each word of the question. */
  words: string[][]
  /** Half of the required ones are enough. */
  isPartial?: boolean
}

/** Nearest cities first: a common word has too many matches to sort. */
const VERY_NEAR_KM = 20

/** Conditions, the best first: what fulfils one comes before what fulfils only a later one. */
export function levelsOf(search: Search, nearPlaces: readonly NearPlace[]): WordsQuery[] {
  const { terms, preferred } = search
  const placed = (km: number) => anyWord(within(nearPlaces, km))
  if (terms.length === 0) return [placed(VERY_NEAR_KM), placed(NEAR_KM)]
  if (nearPlaces.length > 0) {
    const anywhere = hasAll(terms, 'anywhere', 'mistyped')
    return [allOf([anywhere, placed(VERY_NEAR_KM)]), anywhere]
  }
  if (preferred.length === 0) return tiers(search)
  const isPreferred = preferred.map((term) => has(term, 'anywhere', 'mistyped'))
  const [exact, ...others] = tiers(search)
  const first = others.map((tier) => allOf([tier, ...isPreferred]))
  return [exact!, ...first, ...others]
}

/** Exactly the title; whole words in the name, then anywhere; beginnings and synonyms; typing errors. */
function tiers(search: Search): WordsQuery[] {
  const { terms, words } = search
  const isMistyped = terms.some(({ meant, apart }) => meant.length + apart.length > 0)
  return [
    isTitle(words),
    hasAll(terms, 'name', 'whole'),
    hasAll(terms, 'anywhere', 'whole'),
    hasAll(terms, 'name', 'near'),
    hasAll(terms, 'anywhere', 'near'),
    ...(isMistyped ? [hasAll(terms, 'anywhere', 'mistyped')] : []),
  ]
}

const within = (places: readonly NearPlace[], max: number) =>
  places.filter(({ km }) => km <= max).map(({ place }) => place)
