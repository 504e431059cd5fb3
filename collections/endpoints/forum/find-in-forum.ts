import type { Endpoint } from 'payload'
import { isForumOpen } from '#access/forum'
import { searchInput } from '#domain/search/search-input'
import { searchForum, similarTopics } from '#search/search-forum'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readSearch } from '#collections/endpoints/search/read-search'

const input = searchInput.pick({ q: true, similar: true })

/** See docs/decisions/057-forum-search.md. */
export const findInForum: Endpoint = {
  path: '/forum/search',
  method: 'get',
  custom: open({ query: ['q', 'similar'], limit: 'search' }),
  handler: async (req) => {
    if (!(await isForumOpen(req))) signedIn(req)
    const { q, similar } = readSearch(req, input)
    return privately(await (similar ? similarTopics : searchForum)(req, q))
  },
}
