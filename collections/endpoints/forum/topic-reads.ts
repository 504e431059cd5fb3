import type { Endpoint, PayloadRequest } from 'payload'
import { isForumReader } from '#access/forum'
import { topicComments as readComments } from '#database/statements/forum/comment-window'
import { topicPage } from '#database/statements/forum/topic-page'
import { commentWindowQuery, topicPageQuery } from '#domain/forum/forum-queries'
import { seesItem } from '#hooks/lists/sees-item'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readQuery } from '#collections/endpoints/read-input'

export const topicPages: Omit<Endpoint, 'root'> = {
  path: '/page',
  method: 'get',
  custom: open({ query: Object.keys(topicPageQuery.shape) }),
  handler: async (req) => {
    if (!(await isForumReader(req))) signedIn(req)
    const page = await topicPage(req, { ...readQuery(req, topicPageQuery), viewer: req.user })
    if (!page) throw notFound()
    return privately(page)
  },
}

export const topicComments: Omit<Endpoint, 'root'> = {
  path: '/:id/comments',
  method: 'get',
  custom: open({ query: Object.keys(commentWindowQuery.shape) }),
  handler: async (req) => {
    const topicId = await seenTopic(req)
    const query = readQuery(req, commentWindowQuery)
    const window = await readComments(req, { topicId, viewer: req.user, query })
    if (!window) throw notFound()
    return privately(window)
  },
}

/** The topic of the address. 401 for visitors of a closed forum, 404 for what the caller may not see. */
export async function seenTopic(req: PayloadRequest): Promise<string> {
  if (!(await isForumReader(req))) signedIn(req)
  const id = String(req.routeParams?.id)
  if (!(await seesItem({ req, collection: 'forum-topics', id }))) throw notFound()
  return id
}
