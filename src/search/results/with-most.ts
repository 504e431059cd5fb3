import type { ShareOf } from './commonness'
import type { Standing } from './in-index'
import type { Search, WeightedTerm } from './levels'
import type { Sought } from './matches'

/** Words that count when half of them are enough: those of names, the rarest, which tell most. */
const COUNTED = 6

/** What stands in names tells what was asked for: trades, kinds, titles. A phrase is more than a word of it. */
const weights = { phrase: 4, name: 2, elsewhere: 1 }

/** A shorter word can have been meant for too many others. */
const CERTAIN_MIN = 6

type Given = { shareOf: ShareOf; standing: ReadonlyMap<Sought, Standing>; below: number; enough: number }

/** With half of the terms or more, when hardly anything has them all; of common and unfinished ones, too. */
export function withMost(search: Search, { shareOf, standing, below, enough }: Given): Search {
  const { terms, preferred } = search
  const weighted = [...new Set([...terms, ...preferred.filter(({ role }) => role === 'telling')])]
    .map((term): WeightedTerm => ({ term, weight: weightOf(term, standing.get(term) ?? 'anywhere') }))
    .toSorted((a, b) => b.weight - a.weight || shareOf(a.term) - shareOf(b.term))
    .slice(0, COUNTED)
  return { ...search, partial: { below, enough, weighted } }
}

function weightOf({ singles, parts, meant, mistakable }: Sought, standing: Standing): number {
  if (singles.length > 0 && parts.length > 0) return standing === 'name' ? weights.phrase : weights.name
  const isGuess = meant.length > 0 && (mistakable[0]?.length ?? 0) < CERTAIN_MIN
  return standing === 'anywhere' || isGuess ? weights.elsewhere : weights.name
}
