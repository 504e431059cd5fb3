import type { LikeKind } from '#hooks/feed/likes'
import { tellLikedComment, tellLikedTopic } from '#hooks/forum/comment-notifications'
import { tellLikedPost } from '#hooks/feed/post-notifications'

export const postLikes: LikeKind = { likes: 'post-likes', items: 'posts', field: 'post', tell: tellLikedPost }
export const topicLikes: LikeKind = {
  likes: 'forum-topic-likes',
  items: 'forum-topics',
  field: 'topic',
  tell: tellLikedTopic,
}
export const commentLikes: LikeKind = {
  likes: 'forum-comment-likes',
  items: 'forum-comments',
  field: 'comment',
  tell: tellLikedComment,
}
