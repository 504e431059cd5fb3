import { ROOMS_MOST } from '#domain/apartments/apartment-filters'
import type { ApartmentAdType } from '#domain/apartments/apartment-input'
import type { EventCategory } from '#domain/events/event-input'
import type { SearchConditions } from '#domain/searches/search-conditions'
import { SEARCH_NAME_MAX } from '#domain/searches/search-limits'
import type { ToldKind } from '#domain/searches/told-kinds'
import { excerptOf } from '#domain/text/excerpt'
import { apartmentPageTexts } from '#texts/apartments/apartment-pages'
import { eventTexts } from '#texts/events/events'
import { areaName } from '#texts/kinds'
import { euro } from '#texts/text/money'

const EVERYTHING = 'Всички раздели'

/** By the slug of the category. */
export type CategoryNames = Readonly<Record<string, string>>
type Names = Record<string, (value: string, categories: CategoryNames) => string>

const asStored = (value: string) => value

const choices: Record<ToldKind, Names> = {
  apartments: {
    type: (type) => apartmentPageTexts.adTypesMany[type as ApartmentAdType],
    rooms: (rooms) =>
      Number(rooms) === ROOMS_MOST ? `${rooms}+ стаи` : apartmentPageTexts.roomCount(Number(rooms)),
    furnished: () => apartmentPageTexts.furnished,
    pets: () => apartmentPageTexts.petsAllowed,
    registration: () => apartmentPageTexts.registration,
  },
  'small-ads': { category: asStored },
  services: { category: asStored },
  stores: { type: asStored },
  events: { category: (category) => eventTexts.categories[category as EventCategory] },
  'forum-topics': { category: (slug, categories) => categories[slug] ?? slug },
}

function partsOf(
  { kinds, query, city, tags, priceMax }: SearchConditions,
  categories: CategoryNames,
): string[] {
  const [kind] = kinds
  const names = kind && kinds.length === 1 ? choices[kind] : {}
  return [
    ...(query ? [`„${query}“`] : []),
    ...(city ? [city.name] : []),
    ...tags.flatMap(({ name, value }) => names[name]?.(value, categories) ?? []),
    ...(priceMax === null ? [] : [apartmentPageTexts.upTo(euro(priceMax))]),
  ]
}

const listName = ({ kinds }: SearchConditions) => (kinds.length === 1 ? areaName(kinds[0]!) : EVERYTHING)

/** „Квартири“, „„Берлин““, „2 стаи“ */
export const conditionTexts = (conditions: SearchConditions, categories: CategoryNames): string[] => [
  listName(conditions),
  ...partsOf(conditions, categories),
]

/** What the form proposes: „Берлин, 2 стаи“. */
export function proposedName(conditions: SearchConditions, categories: CategoryNames): string {
  const { query } = conditions
  const [, ...others] = query ? partsOf(conditions, categories) : ['', ...partsOf(conditions, categories)]
  const parts = [...(query ? [query] : []), ...others]
  return excerptOf(parts.length > 0 ? parts.join(', ') : listName(conditions), SEARCH_NAME_MAX)
}
