import type { Place } from '#domain/places/distance'
import type { SearchKind } from '#domain/search/search-kinds'

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
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
}
/** `total` is at most SEARCH_TOTAL_MAX. */
export type Findings = { total: number; results: Found[] }
