import { itemUrl } from '#domain/kinds'
import { adAmount } from '#texts/small-ads/ad-price'
import { CARS } from '#domain/small-ads/small-ad-values'
import type { ShownAd } from './small-ad'

export function smallAdJsonLd(ad: ShownAd, siteUrl: string): Record<string, unknown> {
  const { id, slug, title, description, category, city, authorName, price, expiresAt } = ad
  const url = new URL(itemUrl({ kind: 'small-ads', id, slug }), siteUrl).href
  const amount = adAmount(price)
  const offer = {
    '@type': 'Offer',
    ...(amount === null ? {} : { price: amount, priceCurrency: 'EUR' }),
    availability: 'https://schema.org/InStock',
    validThrough: expiresAt ?? undefined,
    areaServed: city,
    seller: { '@type': 'Person', name: authorName },
    url,
  }
  const thing = { name: title, description, category, url }
  const common = { '@context': 'https://schema.org', inLanguage: 'bg' }
  return category === CARS
    ? { ...common, '@type': 'Car', ...thing, ...carOf(ad), offers: offer }
    : { ...common, ...offer, name: title, description, category }
}

function carOf({ carMake, carModel, carYear, carMileage, carFuelType, carTransmission }: ShownAd) {
  return {
    brand: carMake ? { '@type': 'Brand', name: carMake } : undefined,
    model: carModel ?? undefined,
    vehicleModelDate: carYear ? String(carYear) : undefined,
    mileageFromOdometer:
      typeof carMileage === 'number'
        ? { '@type': 'QuantitativeValue', value: carMileage, unitCode: 'KMT' }
        : undefined,
    fuelType: carFuelType ?? undefined,
    vehicleTransmission: carTransmission ?? undefined,
  }
}
