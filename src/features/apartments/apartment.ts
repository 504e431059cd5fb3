import type { Apartment } from '#types'

/** Without the contact, which is requested with a click. */
export const shown = {
  adType: true,
  title: true,
  slug: true,
  description: true,
  price: true,
  warmRent: true,
  deposit: true,
  city: true,
  address: true,
  rooms: true,
  area: true,
  furnished: true,
  petsAllowed: true,
  registrationPossible: true,
  availableFrom: true,
  createdAt: true,
  updatedAt: true,
  pictures: true,
} as const

export type ShownApartment = Pick<Apartment, 'id' | keyof typeof shown>
