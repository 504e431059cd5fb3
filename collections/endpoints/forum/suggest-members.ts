import type { Endpoint } from 'payload'
import { authorsOf } from '#database/statements/account/authors'
import { suggestionQuery } from '#domain/forum/forum-queries'
import { MEMBERS_SUGGESTED } from '#domain/limits'
import { seesItem } from '#hooks/lists/sees-item'
import { suggestMembers as search } from '#search/suggest-members'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readQuery } from '#collections/endpoints/read-input'

/** Whom a comment may mention. */
export const suggestMembers: Endpoint = {
  path: '/members/suggest',
  method: 'get',
  custom: open({ query: Object.keys(suggestionQuery.shape), limit: 'suggest' }),
  handler: async (req) => {
    const { id: except } = signedIn(req)
    const { q: query, topic: topicId } = readQuery(req, suggestionQuery)
    if (topicId && !(await seesItem({ req, collection: 'forum-topics', id: topicId }))) throw notFound()
    const ids = await search(req, { query, except, topicId, limit: MEMBERS_SUGGESTED })
    const authors = await authorsOf(req, ids)
    return privately({ members: ids.flatMap((id) => authors.get(id) ?? []) })
  },
}
