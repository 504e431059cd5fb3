import { postLikeTexts } from '#texts/feed/feed'
import { postLikes } from './likes'
import { likeOf } from './traits/like-of'

export const PostLikes = likeOf(postLikes, { ...postLikeTexts, item: postLikeTexts.post })
