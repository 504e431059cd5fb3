import type { Place } from '#domain/places/distance'
import type { SearchKind } from '#domain/search/search-kinds'

export type Question = {
  query: string
  /** All, when none is named. */
  kinds?: readonly SearchKind[]
  /** Kinds that the caller may not open. */
  closed?: readonly SearchKind[]
  /** In any spelling. */
  city?: string
  tags?: readonly string[]
  /** Sorts by distance instead of by how well it matches. */
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
/** `total` says no more than SEARCH_TOTAL_MAX, however many there are. */
export type Findings = { total: number; results: Found[] }
