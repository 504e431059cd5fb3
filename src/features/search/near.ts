/** Whether results go by distance, and from where. Only the rounded place is ever kept. */
export type Near =
  | { status: 'off' | 'asking' | 'unknown' }
  | { status: 'on'; place: string; /** Chosen instead of the device's own place. */ city?: string }

export const placeOfNear = (near: Near) => (near.status === 'on' ? near.place : undefined)
