import { placeOf } from '../index/entry'
import { kindMark, tagMark } from '../index/marks'
import type { Question } from './findings'
import { anyWord, noWord, type WordsQuery } from './words-query'

/** What an entry must have, whatever was asked. */
export function filtersOf({ kinds = [], closed = [], city, tags = [] }: Question): WordsQuery[] {
  const place = city ? placeOf(city) : null
  return [
    ...(kinds.length > 0 ? [anyWord(kinds.map(kindMark))] : []),
    ...(closed.length > 0 ? [noWord(closed.map(kindMark))] : []),
    ...[...tags.map(tagMark), ...(place ? [place] : [])].map((mark) => anyWord([mark])),
  ]
}
