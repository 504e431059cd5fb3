import { z } from 'zod'
import { requiredText } from '#domain/web/input'

/** Code points, after trimming. */
export const POST_MAX = 1000
export const POST_COMMENT_MAX = 1000

export const postInput = z.object({ content: requiredText(POST_MAX) })
export const postCommentInput = z.object({ content: requiredText(POST_COMMENT_MAX) })
