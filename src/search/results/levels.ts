import { NEAR_KM } from '#domain/limits'
import type { NearPlace } from '../index/marks'
import { has, hasAll, isTitle, type Sought } from './matches'
import { allOf, anyWord, atLeast, type WordsQuery } from './words-query'

export type Search = {
  /** Required. */
  terms: Sought[]
  /** What has all of them comes before the rest: the city, the common words, the word that is still being typed. */
  preferred: Sought[]
  /** They only help the order. */
  others: Sought[]
  /** The stems of each word of the question. */
  words: string[][]
  /** When fewer than `below` have all the terms, what has most of them is shown as well, until there are enough. */
  partial?: { below: number; enough: number }
}

/**
 * What fulfils one condition comes before what fulfils only a later one. After one that has found enough no other is
 * asked. When nothing fulfils the one that is numbered as the widest, from 1 on, the narrower ones are not asked.
 */
export type Levels = { conditions: string[]; enough: number[]; widest: number[] }

/** With fewer, what is less like the question is shown as well. */
export const ENOUGH = 3
/** Nearest cities first: a common word has too many matches to sort. */
const VERY_NEAR_KM = 20

type Bounds = { nearPlaces: readonly NearPlace[]; filters: readonly WordsQuery[]; most: number }

export function levelsOf(search: Search, { nearPlaces, filters, most }: Bounds): Levels {
  const { terms, partial } = search
  const filtered = (levels: readonly WordsQuery[]) =>
    [...new Set(levels)].map((level) => allOf([level, ...filters])).filter((level) => level !== null)
  const all = filtered(levelsOfAll(search, nearPlaces))
  const some = partial ? filtered(levelsOfMost(search)) : []
  const count = all.length + some.length
  const enoughAll = all.map((_, index) => (partial && index === all.length - 1 ? partial.below : most))
  const enoughSome = some.map(() => partial?.enough ?? most)
  return {
    conditions: [...all, ...some],
    enough: [...enoughAll, ...enoughSome].map((enough) => Math.min(enough, most)),
    widest: [
      ...all.map((_, index) => (terms.length > 1 ? all.length : index + 1)),
      ...some.map((_, index) => (terms.length > 2 ? count : all.length + index + 1)),
    ],
  }
}

function levelsOfAll(search: Search, nearPlaces: readonly NearPlace[]): WordsQuery[] {
  const { terms, preferred } = search
  const placed = (km: number) => anyWord(within(nearPlaces, km))
  if (terms.length === 0) return [placed(VERY_NEAR_KM), placed(NEAR_KM)]
  if (nearPlaces.length > 0) {
    const anywhere = hasAll(terms, 'anywhere', 'mistyped')
    return [allOf([anywhere, placed(VERY_NEAR_KM)]), anywhere]
  }
  if (preferred.length === 0) return [isTitle(search.words), ...tiers(terms)]
  const isPreferred = hasAll(preferred, 'anywhere', 'mistyped')
  const [first, ...others] = tiers(terms)
  return [
    isTitle(search.words),
    ...[first!, ...others].map((tier) => allOf([tier, isPreferred])),
    first!,
    others.at(-1)!,
  ]
}

/** Whole words in the name, then anywhere; beginnings and synonyms; typing errors. */
function tiers(terms: readonly Sought[]): WordsQuery[] {
  const isMistyped = terms.some(({ meant, apart }) => meant.length + apart.length > 0)
  return [
    hasAll(terms, 'name', 'whole'),
    hasAll(terms, 'anywhere', 'whole'),
    hasAll(terms, 'name', 'near'),
    hasAll(terms, 'anywhere', 'near'),
    ...(isMistyped ? [hasAll(terms, 'anywhere', 'mistyped')] : []),
  ]
}

/** All but one of the terms, all but two, until half of them; those in the city that was named first. */
function levelsOfMost({ terms, preferred }: Search): WordsQuery[] {
  const queries = terms.map((term) => has(withFewBeginnings(term), 'anywhere', 'mistyped'))
  const longestFirst = queries.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
  const missing = Array.from({ length: Math.floor(queries.length / 2) }, (_, index) => index + 1)
  const most = missing.map((count) => atLeast(queries.length - count, longestFirst))
  const cities = preferred.filter(({ role }) => role === 'city')
  if (cities.length === 0) return most
  const isInCity = hasAll(cities, 'anywhere', 'mistyped')
  return most.flatMap((query) => [allOf([query, isInCity]), query])
}

/** Conditions of several words out of many become long. */
const BEGUN_MAX = 8
const withFewBeginnings = (term: Sought): Sought => ({ ...term, begun: term.begun.slice(0, BEGUN_MAX) })

const within = (places: readonly NearPlace[], max: number) =>
  places.filter(({ km }) => km <= max).map(({ place }) => place)
