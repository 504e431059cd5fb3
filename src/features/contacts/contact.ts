import type { Contact } from '#types'

/** What a card and a page show of a contact. */
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
} as const

export type ShownContact = Pick<Contact, 'id' | keyof typeof shown>
