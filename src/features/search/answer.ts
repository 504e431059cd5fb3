import type { SearchKind } from '#domain/search/search-kinds'

/** A result of `GET /api/search`. */
export type FoundItem = {
  kind: SearchKind
  id: string
  title: string
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
}

/** Only the rounded location is ever stored. */
export type Near =
  | { status: 'off' | 'asking' | 'unknown' }
  | { status: 'on'; place: string; /** Chosen instead of the device's location. */ city?: string }

export const placeOfNear = (near: Near) => (near.status === 'on' ? near.place : undefined)
