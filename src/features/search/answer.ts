/** What `GET /api/search` answers. */
export type { Found as FoundItem, Understanding } from '#search/results/findings'

/** Only the rounded location is ever stored. */
export type Near =
  | { status: 'off' | 'asking' | 'unknown' }
  | { status: 'on'; place: string; /** Chosen instead of the device's location. */ city?: string }

export const placeOfNear = (near: Near) => (near.status === 'on' ? near.place : undefined)
