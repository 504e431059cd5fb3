import type { Contact } from '#types'

export const shown = {
  name: true,
  slug: true,
  city: true,
  category: true,
  specialty: true,
  address: true,
  phone: true,
  email: true,
  source: true,
  verifiedAt: true,
  claimedAt: true,
} as const

export type ShownContact = Pick<Contact, 'id' | keyof typeof shown>
