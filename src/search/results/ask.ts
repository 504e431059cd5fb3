import type { Connection } from '#database/connection/sql'
import { cityById } from '#domain/places/cities'
import { placesNear } from '../index/marks'
import type { Findings, Question, Understanding } from './findings'
import { toResults } from './found-at'
import type { ShareOf } from './commonness'
import type { Search } from './levels'
import type { Sought } from './matches'
import { selectEntries } from './select-entries'

export type Asking = { connection: Connection; question: Question; shareOf: ShareOf }

const plain: Understanding = { ignored: [], searched: null }

export async function ask(
  { connection, question }: Asking,
  search: Search,
  understood = plain,
): Promise<Findings> {
  const { terms, preferred, others } = search
  const nearPlaces = placesOf(question, preferred)
  const { total, rows } = await selectEntries(connection, { ...question, search, nearPlaces })
  const seen = { terms: [...terms, ...preferred, ...others], nearPlaces: question.near ? nearPlaces : [] }
  return { total, results: toResults(rows, seen), understood }
}

/** Seen from where the visitor is, else from the one city in the question. */
function placesOf({ near }: Question, preferred: readonly Sought[]) {
  if (near) return placesNear(near)
  const ids = [...new Set(preferred.flatMap(({ cityIds }) => cityIds))]
  const city = ids.length === 1 ? cityById(ids[0]!) : null
  return city ? placesNear(city) : []
}
