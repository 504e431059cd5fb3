import { itemUrl } from '#domain/kinds'
import { openingHours, type OpeningHours } from '#domain/stores/opening-hours'
import { RATING_MAX, RATING_MIN, shownRating } from '#domain/stores/store-input'
import type { StoreType } from '#domain/stores/store-values'
import type { ShownStore } from './store'

const schemaTypes: Record<StoreType, string> = {
  Магазин: 'Store',
  Ресторант: 'Restaurant',
  Пекарна: 'Bakery',
  Супермаркет: 'GroceryStore',
}
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function storeJsonLd(store: ShownStore, siteUrl: string): Record<string, unknown> {
  const { id, slug, name, type, category, description, address, city, phone, hours } = store
  const week = openingHours(hours)
  const kind = schemaTypes[type]
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    name,
    description: description || category,
    ...(kind === 'Restaurant' ? { servesCuisine: category } : {}),
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'DE',
    },
    openingHoursSpecification: week ? specification(week) : undefined,
    aggregateRating: ratingOf(store),
    url: new URL(itemUrl({ kind: 'stores', id, slug }), siteUrl).href,
  }
}

/** Only one rating is stored for each, and only if a person gave it. */
function ratingOf(store: ShownStore) {
  const rating = shownRating(store)
  if (rating === null) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    ratingCount: 1,
    worstRating: RATING_MIN,
    bestRating: RATING_MAX,
  }
}

const specification = (week: OpeningHours) =>
  week.flatMap((spans, day) =>
    spans.map(([from, to]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[day],
      opens: clock(from),
      closes: clock(to),
    })),
  )

/** schema.org writes 23:59 for "until midnight". */
const clock = (minutes: number) => {
  const time = minutes === 24 * 60 ? minutes - 1 : minutes % (24 * 60)
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
}
