import type { SearchKind } from '#domain/search/search-kinds'

/** What the field tells of the list below it. */
export type ListState = { isOpen: boolean; activeId?: string }

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

/** Whether results go by distance, and from where. Only the rounded place is ever kept. */
export type Near =
  | { status: 'off' | 'asking' | 'unknown' }
  | { status: 'on'; place: string; /** Chosen instead of the device's own place. */ city?: string }

export const placeOfNear = (near: Near) => (near.status === 'on' ? near.place : undefined)
