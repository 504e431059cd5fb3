import type { SmallAd } from '#types'

/** Without the contact, which is requested with a click. */
export const shown = {
  title: true,
  slug: true,
  category: true,
  description: true,
  price: true,
  city: true,
  authorName: true,
  carMake: true,
  carModel: true,
  carYear: true,
  carMileage: true,
  carFuelType: true,
  carTransmission: true,
  carCondition: true,
  publishedAt: true,
  expiresAt: true,
  pictures: true,
} as const

export type ShownAd = Pick<SmallAd, 'id' | keyof typeof shown>
