import type { Connection } from '#database/connection/sql'
import { isLearnt } from '../index/learnt-words'
import type { ReadQuestion, Term } from '../question/question'
import { vocabularyOf } from '../question/vocabulary'
import type { Sought } from './matches'

const SHORT = 2

type Asked = Pick<ReadQuestion, 'terms' | 'lastBegun' | 'lastKeys'>

/** The terms with the words of the index that begin like them, and without words that the index does not have. */
export async function asAsked(
  connection: Connection,
  { terms, lastBegun, lastKeys }: Asked,
): Promise<Sought[]> {
  const last = terms.length - 1
  // Beside other words two letters are enough to begin with.
  const short = last > 0 ? lastKeys.slice(0, 1).filter(({ length }) => length === SHORT) : []
  const beginnings = terms.map((term, index) => [...term.beginnings, ...(index === last ? short : [])])
  const words = [...terms.flatMap(wordsOfTerm), ...lastBegun].filter(isLearnt)
  const { known, begun } = await vocabularyOf(connection, { words, beginnings })
  const isKnown = (word: string) => known.has(word) || !isLearnt(word)
  return terms.map((term, index) => ({
    ...term,
    whole: term.whole.some(isKnown) ? term.whole.filter(isKnown) : term.whole.slice(0, 1),
    parts: term.parts.map((part) => part.filter(isKnown)),
    related: term.related.filter(isKnown),
    begun: [...begun[index]!, ...(index === last ? lastBegun.filter(isKnown) : [])],
    meant: [],
    apart: [],
    typed: index === last ? lastKeys : [],
  }))
}

const wordsOfTerm = ({ whole, parts, related }: Term) => [...whole, ...parts.flat(), ...related]
