import { apartAddress } from '#domain/places/apart-address'

type Place = { address?: string | null; city?: string | null }

export function postalAddress({ address, city }: Place) {
  const { street, postcode } = apartAddress(address ?? '')
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: postcode ?? undefined,
    addressLocality: city ?? undefined,
    addressCountry: 'DE',
  }
}
