import { itemUrl } from '#domain/kinds'
import type { ShownService } from './service'

export function serviceJsonLd(service: ShownService, siteUrl: string): Record<string, unknown> {
  const { id, slug, title, description, category, provider, price, location } = service
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    serviceType: category,
    provider: { '@type': 'LocalBusiness', name: provider, address: location ? placeOf(location) : undefined },
    areaServed: location ?? undefined,
    offers: { '@type': 'Offer', priceCurrency: 'EUR', description: price },
    url: new URL(itemUrl({ kind: 'services', id, slug }), siteUrl).href,
  }
}

/** Without a country: some offer their service in Bulgaria. */
const placeOf = (city: string) => ({ '@type': 'PostalAddress', addressLocality: city })
