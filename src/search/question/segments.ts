import type { Connection } from '#database/connection/sql'
import { isSmallWord } from '../folding/small-words'
import { type Word, wordOf } from '../folding/words'
import { isLearnt } from '../index/learnt-words'
import type { Sought } from '../results/matches'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { wordsKnown } from './vocabulary'

const PART_MIN = 3
const JOINED_MAX = 40
const READINGS = 3

type Part = Pick<Word, 'stems'>

/** Words that were split or joined: „финанц амт“ is found as one word, „автоключар“ as two. Null when none was. */
export async function resegmented(
  connection: Connection,
  terms: readonly Sought[],
  thesaurus: Thesaurus,
): Promise<Sought[] | null> {
  const joined = terms.slice(1).map((term, index) => joinedWord(terms[index]!, term))
  const split = terms.map((term) => splitsOf(term).map((parts) => parts.map(withMeanings(thesaurus))))
  const whole = terms.map((term) => (isSingle(term) ? term.whole : []))
  const stems = [...joined.map((word) => word?.stems ?? []), ...split.flat(2), ...whole].flat()
  const known = await wordsKnown(connection, stems)
  // Numbers and very short words are not noted.
  const isKnown = (some: readonly string[]) => some.some((stem) => known.has(stem) || !isLearnt(stem))
  const found: Sought[] = []
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index]!
    const next = joined[index]
    const isWord = whole[index]!.some((stem) => known.has(stem))
    const parts = isWord ? undefined : split[index]!.find((some) => some.every(isKnown))
    if (next && isKnown(next.stems)) found.push(asOne([term, terms[(index += 1)]!], next.stems))
    else found.push(parts ? { ...term, parts } : term)
  }
  return found.every((term) => terms.includes(term)) ? null : found
}

const withMeanings =
  (thesaurus: Thesaurus) =>
  (part: Part): string[] => [
    ...part.stems,
    ...thesaurus.meaningsOf([part]).flatMap(({ words }) => [...words]),
  ]

const isSingle = ({ parts, written }: Sought) => parts.length === 0 && !written.includes(' ')

function joinedWord(one: Sought, other: Sought): Part | null {
  const written = one.written + other.written
  return isSingle(one) && isSingle(other) && written.length <= JOINED_MAX ? wordOf(written, READINGS) : null
}

/** Two words, with or without a small one between them: „ремонтнабани“. */
function splitsOf(term: Sought): Part[][] {
  const { written } = term
  if (!isSingle(term) || written.length > JOINED_MAX) return []
  const letters = /^(\p{L}+)(\d+)$|^(\d+)(\p{L}+)$/u.exec(written)
  if (letters) return [letters.slice(1).filter(Boolean).map(partOf)]
  const splits: Part[][] = []
  for (let end = PART_MIN; end <= written.length - PART_MIN; end += 1) {
    for (let start = end; start <= end + 2 && start <= written.length - PART_MIN; start += 1) {
      const between = written.slice(end, start)
      if (between === '' || isSmallWord(wordOf(between).keys))
        splits.push([partOf(written.slice(0, end)), partOf(written.slice(start))])
    }
  }
  return splits
}

const partOf = (written: string): Part => wordOf(written, READINGS)

const asOne = ([one, other]: [Sought, Sought], stems: string[]): Sought => ({
  ...one,
  written: `${one.written} ${other.written}`,
  role: 'telling',
  whole: stems,
  parts: [one.whole, other.whole],
  related: [],
  begun: [],
  cityIds: [],
  singles: [],
})
