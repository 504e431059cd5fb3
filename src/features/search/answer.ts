import type { SearchKind } from '#domain/search/search-kinds'
import type { Mark } from '#domain/text/marked-parts'

/** A result of `GET /api/search`. */
export type FoundItem = {
  kind: SearchKind
  id: string
  title: string
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
  /** What was found. */
  marks: { title: readonly Mark[]; excerpt: readonly Mark[] }
}

/** How the question was understood, where that is not plain. */
export type Reading = {
  /** Words as typed that nothing has. */
  ignored: readonly string[]
  /** What was searched instead. */
  searched: string | null
}

/** Only the rounded location is ever stored. */
export type Near =
  | { status: 'off' | 'asking' | 'unknown' }
  | { status: 'on'; place: string; /** Chosen instead of the device's location. */ city?: string }

export const placeOfNear = (near: Near) => (near.status === 'on' ? near.place : undefined)
