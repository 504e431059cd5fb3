import { z } from 'zod'
import { POST_COMMENT_MAX, POST_MAX } from '#domain/limits'
import { requiredText } from '#domain/web/input'

export const postInput = z.object({ content: requiredText(POST_MAX) })
export const postCommentInput = z.object({ content: requiredText(POST_COMMENT_MAX) })
