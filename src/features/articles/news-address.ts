import { routes } from '#domain/routes'

/** The list of news for a search and a page; what is at its default is left out, so each list has one address. */
export function newsAddress({ query = '', page = 1 }: { query?: string; page?: number }): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (page > 1) params.set('page', String(page))
  return params.size ? `${routes.news}?${params}` : routes.news
}
