import { z } from 'zod'
import '#domain/web/jitless'
import { idInput, idList, pageLimit, windowQuery } from '#domain/community/window-query'
import { POST_COMMENTS_SHOWN, POSTS_PER_PAGE } from '#domain/limits'

export const feedPageQuery = z.object({
  before: idInput.optional(),
  ids: idList.optional(),
  limit: pageLimit(POSTS_PER_PAGE),
})

/** `own`: never the answer shared by all, which for a moment lacks what of the asker's own waits for staff. */
export const ownPostsQuery = feedPageQuery.extend({ own: z.literal('1').optional() })

export const likedPostsQuery = z.object({ ids: idList.default([]) })

export const postCommentsQuery = windowQuery(POST_COMMENTS_SHOWN)
