import { NEAR_KM } from '#domain/limits'
import { nameMark, type NearPlace } from '../index/marks'
import { has, hasAll, isTitle, type Sought, WORDS_OF_KIND_MAX } from './matches'
import { allOf, anyOf, anyWord, weighing, weightOf, type WordsQuery } from './words-query'

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
  partial?: { below: number; enough: number; weighted: WeightedTerm[] }
}
export type WeightedTerm = { term: Sought; weight: number }

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
/** Conditions that the last one of them includes; of one term nearly always something has it. */
type Step = { conditions: WordsQuery[]; enough?: number; isOfOneTerm?: boolean }

export function levelsOf(search: Search, { nearPlaces, filters, most }: Bounds): Levels {
  const levels: Levels = { conditions: [], enough: [], widest: [] }
  for (const { conditions, enough = most, isOfOneTerm = false } of stepsOf(search, nearPlaces)) {
    const possible = [...new Set(conditions)]
      .map((condition) => allOf([condition, ...filters]))
      .filter((condition) => condition !== null)
    const widest = levels.conditions.length + possible.length
    for (const condition of possible) {
      levels.conditions.push(condition)
      const place = levels.conditions.length
      levels.widest.push(isOfOneTerm ? place : widest)
      levels.enough.push(Math.min(most, place === widest ? enough : most))
    }
  }
  return levels
}

function stepsOf(search: Search, nearPlaces: readonly NearPlace[]): Step[] {
  const { terms, preferred, words, partial } = search
  const placed = (km: number) => anyWord(within(nearPlaces, km))
  const isOfOneTerm = terms.length < 2
  if (terms.length === 0) return [{ conditions: [placed(VERY_NEAR_KM), placed(NEAR_KM)], isOfOneTerm }]
  const all = tiers(terms)
  const allStep = { enough: partial?.below, isOfOneTerm }
  if (nearPlaces.length > 0) {
    const anywhere = all.at(-1)!
    return [
      { conditions: [allOf([anywhere, placed(VERY_NEAR_KM)]), anywhere], ...allStep },
      ...mostOf(search),
    ]
  }
  if (preferred.length === 0) return [{ conditions: [isTitle(words), ...all], ...allStep }, ...mostOf(search)]
  const isPreferred = hasAll(preferred, 'anywhere', 'mistyped')
  const first = all.map((tier) => allOf([tier, isPreferred]))
  return [
    { conditions: [isTitle(words), ...first], isOfOneTerm },
    ...mostInCity(search),
    { conditions: [all[0]!, all.at(-1)!], ...allStep },
    ...mostOf(search),
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

/** Less and less of the weight of the terms, until half of it. */
const mostOf = ({ partial }: Search): Step[] =>
  partial ? [{ conditions: partialConditions(partial.weighted), enough: partial.enough }] : []

/** In the city that was named also what has any of the words in its name. */
function mostInCity({ partial, preferred }: Search): Step[] {
  const cities = preferred.filter(({ role }) => role === 'city')
  if (!partial || cities.length === 0) return []
  const isInCity = hasAll(cities, 'anywhere', 'mistyped')
  // Of two terms one is a text that happens to have it; in the name it is what was asked for.
  const most = partial.weighted.length > 2 ? partialConditions(partial.weighted) : []
  const conditions = [...most, namesAny(partial.weighted)]
  return conditions.map((condition) => ({ conditions: [allOf([condition, isInCity])] }))
}

/** Any of the terms, or of the words of a phrase. */
const namesAny = (weighted: readonly WeightedTerm[]): WordsQuery =>
  anyOf(
    weighted.flatMap(({ term }) => [
      has(term, 'name', 'near'),
      ...term.singles
        .filter(({ role }) => role !== 'weak')
        .map(({ whole, related }) =>
          anyWord([...whole, ...related].slice(0, WORDS_OF_KIND_MAX).map(nameMark)),
        ),
    ]),
  )

const PARTIAL_LEVELS_MAX = 4

/** Sums of weights from half of all on, the largest first; none for a single term. */
function partialConditions(weighted: readonly WeightedTerm[]): WordsQuery[] {
  const queries = weighted.map(({ term, weight }) => ({
    query: has(withFewBeginnings(term), 'anywhere', 'mistyped'),
    weight,
  }))
  const longestFirst = queries.toSorted((a, b) => (b.query?.length ?? 0) - (a.query?.length ?? 0))
  const all = weightOf(weighted)
  const sums = weighted.reduce(
    (known, { weight }) => new Set([...known, ...[...known].map((sum) => sum + weight)]),
    new Set([0]),
  )
  const most = [...sums].filter((sum) => sum >= all / 2 && sum < all).sort((a, b) => b - a)
  const least = most.at(-1)
  if (least === undefined) return []
  return [...new Set([...most.slice(0, PARTIAL_LEVELS_MAX), least])].map((sum) => weighing(sum, longestFirst))
}

/** Conditions of several words out of many become long. */
const BEGUN_MAX = 8
const withFewBeginnings = (term: Sought): Sought => ({ ...term, begun: term.begun.slice(0, BEGUN_MAX) })

const within = (places: readonly NearPlace[], max: number) =>
  places.filter(({ km }) => km <= max).map(({ place }) => place)
