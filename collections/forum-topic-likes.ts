import { topicLikeTexts } from '#texts/forum/forum'
import { topicLikes } from './likes'
import { likeOf } from './traits/like-of'

export const ForumTopicLikes = likeOf(topicLikes, { ...topicLikeTexts, item: topicLikeTexts.topic })
