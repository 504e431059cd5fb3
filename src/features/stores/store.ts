import type { Store } from '#types'

export const shown = {
  name: true,
  slug: true,
  type: true,
  category: true,
  description: true,
  address: true,
  city: true,
  phone: true,
  hours: true,
  rating: true,
  ratingSource: true,
  verifiedAt: true,
  claimedAt: true,
  pictures: true,
} as const

export type ShownStore = Pick<Store, 'id' | keyof typeof shown>
