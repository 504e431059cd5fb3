import type { Endpoint } from 'payload'
import { isForumReader } from '#access/forum'
import { searchInput } from '#domain/search/search-input'
import { noteMiss } from '#search/note-miss'
import { findEntries } from '#search/results/find-entries'
import { open } from '#collections/guard/open-endpoints'
import { readSearch } from './read-search'

/** Without `q` only `near` finds anything. */
export const search: Endpoint = {
  path: '/search',
  method: 'get',
  custom: open({ query: ['q', 'kind', 'city', 'near', 'limit', 'page'], limit: 'search' }),
  handler: async (req) => {
    const { q: query, kind: kinds, city, near, limit, page } = readSearch(req, searchInput)
    const closed = (await isForumReader(req)) ? [] : (['forum-topics'] as const)
    const question = { query, kinds, closed, city, near, limit, page }
    const { total, results, understood } = await findEntries(req, question)
    if (total === 0 && page === 1) noteMiss(req.payload, question)
    const pages = Math.ceil(total / limit)
    // An expired ad must not stay in a cache.
    const answer = { query, total, page, pages, results, understood }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  },
}
