import type { LikeKind } from '#hooks/likes'
import { tellLikedPost } from '#hooks/post-notices'

export const postLikes: LikeKind = { likes: 'post-likes', items: 'posts', field: 'post', tell: tellLikedPost }
export const topicLikes: LikeKind = { likes: 'forum-topic-likes', items: 'forum-topics', field: 'topic' }
