import { type Endpoint, ValidationError } from 'payload'
import { forumReaders } from '#access/forum'
import { searchInput, type SearchProblem } from '#domain/search/search-input'
import { findEntries } from '#search/find-entries'
import { searchProblemTexts } from '#texts/search/search'
import { open } from '#collections/guard/open-endpoints'

/**
 * `GET /api/search?q=&kind=&city=&near=lat,lng&limit=&page=` answers `{query, total, page, pages, results}`; a result
 * is `{kind, id, title, excerpt, city, url, distanceKm?}`. Topics are found by whoever may read the forum. A blank
 * question finds nothing, unless it says where one is.
 */
export const search: Endpoint = {
  path: '/search',
  method: 'get',
  custom: open({ query: ['q', 'kind', 'city', 'near', 'limit', 'page'], limit: 'search' }),
  handler: async (req) => {
    const asked = searchInput.safeParse(req.query)
    if (!asked.success) {
      const errors = asked.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message: searchProblemTexts[message as SearchProblem] ?? message,
      }))
      throw new ValidationError({ errors, req }, req.t)
    }
    const { q: query, kind: kinds, city, near, limit, page } = asked.data
    const closed = (await forumReaders({ req })) ? [] : (['forum-topics'] as const)
    const question = { query, kinds, closed, city, near, limit, page }
    const { total, results } = await findEntries(req, question)
    const pages = Math.ceil(total / limit)
    // An advert that has run out must not live on in somebody's cache.
    return Response.json({ query, total, page, pages, results }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
