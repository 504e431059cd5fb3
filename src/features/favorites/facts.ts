import { contactLink, phoneLink } from '#domain/contacts/contact-link'
import type { ItemKind } from '#domain/item-kinds'

export type Facts = {
  specialty: string | null
  city: string | null
  call: { phone: string; link: string } | null
}

/** From the REST interface; each kind has some of these. */
export type Doc = { id: string } & Partial<
  Record<'specialty' | 'city' | 'location' | 'phone' | 'contact', string | null>
>

export function factsOf(kind: ItemKind, { specialty, city, location, phone, contact }: Doc): Facts {
  const call = kind === 'services' ? callOf(contact) : phone && { phone, link: phoneLink(phone) }
  return { specialty: specialty || null, city: city || location || null, call: call || null }
}

/** The contact of a service may be an address. */
function callOf(contact: string | null | undefined): Facts['call'] {
  const link = contact ? contactLink(contact) : ''
  return /^tel:.*\d/.test(link) ? { phone: contact!, link } : null
}
