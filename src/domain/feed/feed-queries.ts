import { z } from 'zod'
import '#domain/web/jitless'
import { idInput, idList, pageLimit, windowQuery } from '#domain/community/window-query'
import { POST_COMMENTS_SHOWN, POSTS_PER_PAGE } from '#domain/limits'

export const feedPageQuery = z.object({
  before: idInput.optional(),
  ids: idList.optional(),
  limit: pageLimit(POSTS_PER_PAGE),
})

export const likedPostsQuery = z.object({ ids: idList.default([]) })

export const postCommentsQuery = windowQuery(POST_COMMENTS_SHOWN)
