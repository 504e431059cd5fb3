import { routes } from '#domain/routes'
import type { SearchAsked } from '#domain/search/search-address'

export function searchAddress(asked: SearchAsked, change: Partial<SearchAsked> = {}): string {
  const { query, kind, city, near, page } = { ...asked, page: 1, ...change }
  return routes.searchFor(query, { kind, city: city?.id, near, page })
}
