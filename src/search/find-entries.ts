import type { Connection } from '#database/connection/sql'
import type { Findings, Question } from './findings'
import type { Sought } from './matches'
import { placesNear } from './marks'
import { type Term, termsOf } from './question'
import { type Search, selectEntries } from './select-entries'
import { wordsBeginning, wordsMeant } from './vocabulary'

const ENOUGH = 3
const nothing: Findings = { total: 0, results: [] }

export async function findEntries(connection: Connection, question: Question): Promise<Findings> {
  const terms = termsOf(question.query)
  const near = question.near ? placesNear(question.near) : []
  const ask = (search: Search) => selectEntries(connection, { ...question, search, nearPlaces: near })
  if (terms.length === 0) return question.query.trim() === '' && question.near ? ask({ terms: [] }) : nothing

  const begun = await wordsBeginning(connection, terms)
  const exact = await ask({ terms: sought(terms, { begun }) })
  if (exact.total >= ENOUGH) return exact
  const meant = await wordsMeant(connection, terms)
  const tolerant = sought(terms, { begun, meant })
  const found = meant.some(({ length }) => length > 0) ? await ask({ terms: tolerant }) : exact
  const mayMiss = question.isLoose ? Math.floor(terms.length / 2) : terms.length < 3 ? 0 : 1
  if (found.total >= (question.isLoose ? ENOUGH : 1) || mayMiss === 0) return found
  return ask({ terms: tolerant, mayMiss })
}

const sought = (
  terms: readonly Term[],
  { begun, meant }: { begun: string[][]; meant?: string[][] },
): Sought[] =>
  terms.map(({ whole, related, beginnings }, index) => ({
    whole,
    related,
    beginnings,
    begun: begun[index]!,
    meant: meant?.[index] ?? [],
  }))
