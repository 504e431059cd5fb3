import { commentLikeTexts } from '#texts/forum/forum'
import { commentLikes } from './likes'
import { likeOf } from './traits/like-of'

export const ForumCommentLikes = likeOf(commentLikes, { ...commentLikeTexts, item: commentLikeTexts.comment })
