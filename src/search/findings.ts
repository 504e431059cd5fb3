import type { Place } from '#domain/places/distance'
import type { SearchKind } from '#domain/search/search-kinds'

export type Question = {
  query: string
  /** All kinds by default. */
  kinds?: readonly SearchKind[]
  /** Kinds that the caller may not open. */
  closed?: readonly SearchKind[]
  city?: string
  tags?: readonly string[]
  /** Sorts by distance instead of relevance. */
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
