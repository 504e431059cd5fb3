import type { Place } from '#domain/places/distance'
import type { SearchKind } from '#domain/search/search-kinds'
import type { Mark } from '#domain/text/marked-parts'

export type Question = {
  query: string
  /** A sentence, not a question: half of its words are enough. */
  isLoose?: boolean
  kinds?: readonly SearchKind[]
  closed?: readonly SearchKind[]
  city?: string
  tags?: readonly string[]
  near?: Place
  page?: number
  limit: number
}
export type Found = {
  kind: SearchKind
  id: string
  title: string
  /** The place of the text where something was found, else its beginning. */
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
  /** What was found, to be marked. */
  marks: { title: Mark[]; excerpt: Mark[] }
}
/** How the question was understood, where that is not plain. */
export type Understanding = {
  /** Words as typed that nothing has. */
  ignored: string[]
  /** What was searched instead: the rest of the words, or the same keys in another keyboard layout. */
  searched: string | null
}
/** `total` is at most SEARCH_TOTAL_MAX. */
export type Findings = { total: number; results: Found[]; understood: Understanding }
