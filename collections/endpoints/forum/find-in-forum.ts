import type { Endpoint } from 'payload'
import { isForumOpen } from '#access/forum'
import { searchInput } from '#domain/search/search-input'
import { searchForum } from '#search/search-forum'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readSearch } from '#collections/endpoints/search/read-search'

const input = searchInput.pick({ q: true })

/** See docs/decisions/057-forum-search.md. */
export const findInForum: Endpoint = {
  path: '/forum/search',
  method: 'get',
  custom: open({ query: ['q'], limit: 'search' }),
  handler: async (req) => {
    if (!(await isForumOpen(req))) signedIn(req)
    return privately(await searchForum(req, readSearch(req, input).q))
  },
}
