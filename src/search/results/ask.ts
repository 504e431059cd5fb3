import type { Connection } from '#database/connection/sql'
import { cityById } from '#domain/places/cities'
import { cityMark, placesNear } from '../index/marks'
import type { Findings, Question, Understanding } from './findings'
import { toResults } from './found-at'
import type { ShareOf } from './commonness'
import type { Search } from './levels'
import type { Sought } from './matches'
import { selectEntries } from './select-entries'

export type Asking = { connection: Connection; question: Question; shareOf: ShareOf }

const plain: Understanding = { ignored: [], searched: null }

/** `isElsewhere`: a city was named, and nothing in it has all the words. */
export type Asked = Findings & { isElsewhere: boolean }

export async function ask(
  { connection, question }: Asking,
  search: Search,
  understood = plain,
): Promise<Asked> {
  const { terms, preferred, others } = search
  const nearPlaces = placesOf(question, preferred)
  const cities = preferred.flatMap(({ cityIds }) => cityIds.map(cityMark))
  const selection = { ...question, search, nearPlaces, cities }
  const { total, isInCity, rows } = await selectEntries(connection, selection)
  const seen = { terms: [...terms, ...preferred, ...others], nearPlaces: question.near ? nearPlaces : [] }
  const isElsewhere = cities.length > 0 && !isInCity
  return { total, results: toResults(rows, seen), understood, isElsewhere }
}

/** Seen from where the visitor is, else from the one city in the question. */
function placesOf({ near }: Question, preferred: readonly Sought[]) {
  if (near) return placesNear(near)
  const ids = [...new Set(preferred.flatMap(({ cityIds }) => cityIds))]
  const city = ids.length === 1 ? cityById(ids[0]!) : null
  return city ? placesNear(city) : []
}
