import { itemUrl } from '#domain/kinds'
import { postalAddress } from '../listing/json-ld/postal-address'
import type { ShownApartment } from './apartment'

export function apartmentJsonLd(apartment: ShownApartment, siteUrl: string): Record<string, unknown> {
  const { id, slug, adType, title, description, price, availableFrom } = apartment
  const url = new URL(itemUrl({ kind: 'apartments', id, slug }), siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': adType === 'offer' ? 'Offer' : 'Demand',
    name: title,
    description,
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      unitCode: 'MON',
    },
    availabilityStarts: availableFrom ?? undefined,
    itemOffered: homeOf(apartment),
  }
}

function homeOf({ title, city, address, rooms, area, petsAllowed }: ShownApartment) {
  return {
    '@type': 'Apartment',
    name: title,
    address: postalAddress({ address, city }),
    numberOfRooms: rooms,
    floorSize: area ? { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } : undefined,
    petsAllowed: petsAllowed ?? undefined,
  }
}
