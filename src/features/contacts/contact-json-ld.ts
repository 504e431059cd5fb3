import { itemUrl } from '#domain/kinds'
import { postalAddress } from '../listing/json-ld/postal-address'
import type { ShownContact } from './contact'

const types: Record<ShownContact['category'], string> = {
  doctor: 'Physician',
  lawyer: 'Attorney',
  other: 'LocalBusiness',
}

export function contactJsonLd(contact: ShownContact, siteUrl: string): Record<string, unknown> {
  const { id, slug, name, category, specialty, city, address, phone, email } = contact
  return {
    '@context': 'https://schema.org',
    '@type': types[category],
    name,
    description: specialty ?? undefined,
    address: postalAddress({ address, city }),
    telephone: phone ?? undefined,
    email: email ?? undefined,
    url: new URL(itemUrl({ kind: 'contacts', id, slug }), siteUrl).href,
  }
}
