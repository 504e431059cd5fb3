import { type Endpoint, ValidationError } from 'payload'
import { isForumReader } from '#access/forum'
import { searchInput, type SearchProblem } from '#domain/search/search-input'
import { findEntries } from '#search/find-entries'
import { searchProblemTexts } from '#texts/search/search'
import { open } from '#collections/guard/open-endpoints'

/** Without `q` only `near` finds anything. */
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
    const closed = (await isForumReader(req)) ? [] : (['forum-topics'] as const)
    const question = { query, kinds, closed, city, near, limit, page }
    const { total, results } = await findEntries(req, question)
    const pages = Math.ceil(total / limit)
    // An expired ad must not stay in a cache.
    return Response.json({ query, total, page, pages, results }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
