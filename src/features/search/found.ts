import type { SearchKind } from '#domain/search/search-kinds'

/** One result of `GET /api/search`. */
export type FoundItem = {
  kind: SearchKind
  id: string
  title: string
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
}
