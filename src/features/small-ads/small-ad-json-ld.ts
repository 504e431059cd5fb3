import { itemUrl } from '#domain/kinds'
import { adAmount } from '#texts/small-ads/ad-price'
import { CARS, JOBS, WANTED } from '#domain/small-ads/small-ad-values'
import type { ShownAd } from './small-ad'

/** Null for ads about work: nothing in them says whether somebody offers a job or looks for one. */
export function smallAdJsonLd(ad: ShownAd, siteUrl: string): Record<string, unknown> | null {
  const { title, description, category } = ad
  if (category === JOBS) return null
  const context = { '@context': 'https://schema.org' }
  if (category === WANTED) return { ...context, ...demandOf(ad, siteUrl) }
  const offer = offerOf(ad, siteUrl)
  const named = { name: title, description, category }
  return category === CARS
    ? { ...context, '@type': 'Car', ...named, url: offer.url, ...carOf(ad), offers: offer }
    : { ...context, ...offer, ...named }
}

const addressOf = ({ id, slug }: ShownAd, siteUrl: string) =>
  new URL(itemUrl({ kind: 'small-ads', id, slug }), siteUrl).href

function offerOf(ad: ShownAd, siteUrl: string) {
  return {
    '@type': 'Offer',
    ...priceOf(ad),
    availability: 'https://schema.org/InStock',
    validThrough: ad.expiresAt ?? undefined,
    areaServed: ad.city,
    seller: { '@type': 'Person', name: ad.authorName },
    url: addressOf(ad, siteUrl),
  }
}

function demandOf(ad: ShownAd, siteUrl: string) {
  const price = priceOf(ad)
  return {
    '@type': 'Demand',
    name: ad.title,
    description: ad.description,
    priceSpecification: price ? { '@type': 'PriceSpecification', ...price } : undefined,
    validThrough: ad.expiresAt ?? undefined,
    areaServed: ad.city,
    url: addressOf(ad, siteUrl),
  }
}

function priceOf({ price }: ShownAd) {
  const amount = adAmount(price)
  return amount === null ? null : { price: amount, priceCurrency: 'EUR' }
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
