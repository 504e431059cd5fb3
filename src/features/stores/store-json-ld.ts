import { itemUrl } from '#domain/kinds'
import type { StoreType } from '#domain/stores/store-values'
import { openingHoursSpecification } from '../listing/json-ld/opening-hours'
import { postalAddress } from '../listing/json-ld/postal-address'
import type { ShownStore } from './store'

const schemaTypes: Record<StoreType, string> = {
  Магазин: 'Store',
  Ресторант: 'Restaurant',
  Пекарна: 'Bakery',
  Супермаркет: 'GroceryStore',
}

/** Without a rating: search engines want those of visitors, and the site has only the team's. */
export function storeJsonLd(store: ShownStore, siteUrl: string): Record<string, unknown> {
  const { id, slug, name, type, category, description, address, city, phone, hours } = store
  const kind = schemaTypes[type]
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    name,
    description: description || category,
    ...(kind === 'Restaurant' ? { servesCuisine: category } : {}),
    telephone: phone,
    address: postalAddress({ address, city }),
    openingHoursSpecification: openingHoursSpecification(hours),
    url: new URL(itemUrl({ kind: 'stores', id, slug }), siteUrl).href,
  }
}
