import type { LikeKind } from '#hooks/feed/likes'
import { notifyOfCommentLike, notifyOfTopicLike } from '#hooks/forum/comment-notifications'
import { notifyOfPostLike } from '#hooks/feed/post-notifications'

export const postLikes: LikeKind = {
  likes: 'post-likes',
  items: 'posts',
  field: 'post',
  notify: notifyOfPostLike,
}
export const topicLikes: LikeKind = {
  likes: 'forum-topic-likes',
  items: 'forum-topics',
  field: 'topic',
  notify: notifyOfTopicLike,
}
export const commentLikes: LikeKind = {
  likes: 'forum-comment-likes',
  items: 'forum-comments',
  field: 'comment',
  notify: notifyOfCommentLike,
}
