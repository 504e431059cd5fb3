import type { Endpoint } from 'payload'
import { postComments } from '#database/statements/feed/comment-window'
import { shownPosts } from '#database/statements/feed/feed-window'
import { postCommentsQuery } from '#domain/feed/feed-queries'
import { open } from '#collections/guard/open-endpoints'
import { notFound, privately } from '#collections/endpoints/answers'
import { readQuery } from '#collections/endpoints/read-input'

/** The newest when nothing else is asked for, or what was is gone. */
export const readComments: Omit<Endpoint, 'root'> = {
  path: '/:id/comments',
  method: 'get',
  custom: open({ query: Object.keys(postCommentsQuery.shape) }),
  handler: async (req) => {
    const postId = String(req.routeParams?.id)
    const [isShown] = await shownPosts(req, { ids: [postId], viewer: req.user })
    if (!isShown) throw notFound()
    const { limit, ...place } = readQuery(req, postCommentsQuery)
    const asked = { postId, viewer: req.user }
    const newest = { limit, newest: '1' } as const
    const isAnywhere = Object.keys(place).length === 0
    const window = await postComments(req, { ...asked, query: isAnywhere ? newest : { limit, ...place } })
    return privately(window ?? (await postComments(req, { ...asked, query: newest })))
  },
}
