import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { type FollowedTopic, followedTopic } from '#database/statements/forum/topic-followers'
import { likedComment, likedTopic } from '#database/statements/forum/liked-items'
import { notifiedOfComment } from '#database/statements/notifications/notified-of-comment'
import { writeNotifications } from '#database/statements/notifications/write-notifications'
import { relatedId } from '#domain/lists/ids'
import { notificationExcerpt } from '#domain/notifications/notification-data'
import type { Mention } from '#domain/text/mentions'
import type { Liked } from '#hooks/feed/likes'
import { toldOnRelease } from '#hooks/moderation/released'
import { notify, whoActs } from '#hooks/notifications/notify'
import { notifyAll } from '#hooks/notifications/notify-all'
import { notifyTogether, withdrawFromNotification } from '#hooks/notifications/notify-together'
import { tellElsewhere } from '#hooks/notifications/tell-elsewhere'
import { forumNotifications as texts } from '#texts/forum/forum-notifications'
import type { ForumComment } from '#types'

/** At most one each: who is mentioned, else the author of the topic, else who follows it. */
const tellOfComment: CollectionAfterChangeHook<ForumComment> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { user } = req
  const topicId = relatedId(doc.topic)
  const isNew = operation === 'create'
  const added = newlyMentioned(doc, previousDoc).filter((id) => id !== user?.id)
  if (!user || !topicId || (!isNew && added.length === 0)) return
  const topic = await followedTopic(req, topicId)
  if (!topic || topic.hidden || doc.hidden) return
  const type = 'forum_mention' as const
  const notified = isNew ? new Set() : await notifiedOfComment(req, { type, topicId, commentId: doc.id })
  const mentioned = added.filter((id) => !notified.has(id))
  const about = aboutComment(req, { topic, comment: doc })
  const named = { name: about.people[0]?.name, title: topic.title }
  if (mentioned.length > 0) {
    const notification = { type, ...texts.mention(named), data: about }
    const told = await writeNotifications(req, { to: mentioned, ...notification })
    await tellElsewhere(req, { notification, told })
  }
  if (!isNew) return
  const isNotMentioned = (id: string | null) => id !== null && !mentioned.includes(id)
  if (topic.isFollowedByOwner && isNotMentioned(topic.owner))
    await notify({ req, to: topic.owner, type: 'forum_comment', ...texts.comment(named), data: about })
  const to = topic.followers.filter(isNotMentioned)
  await notifyAll({ req, to, type: 'forum_followed', ...texts.followed(named), data: about })
}

/** What waited for staff is told when it is shown. */
export const notifyOfComment = toldOnRelease<ForumComment>(tellOfComment)

const newlyMentioned = (doc: ForumComment, previous?: ForumComment): string[] => {
  const before = mentionsOf(previous).map(({ id }) => id)
  return mentionsOf(doc)
    .map(({ id }) => id)
    .filter((id) => !before.includes(id))
}

const mentionsOf = (comment?: ForumComment) => (comment?.mentions ?? []) as Mention[]

type Answered = Pick<FollowedTopic, 'id' | 'title' | 'slug'>
type About = { topic: Answered; comment: { id: string; content: string } }

const aboutComment = (req: PayloadRequest, { topic, comment }: About) => ({
  topicId: topic.id,
  slug: topic.slug,
  commentId: comment.id,
  people: whoActs(req),
  item: topic.title,
  excerpt: notificationExcerpt(comment.content),
})

type Acceptance = {
  req: PayloadRequest
  topic: Answered
  comment: { id: string; owner: string | null; content: string }
}

export async function notifyOfAcceptedAnswer({ req, topic, comment }: Acceptance) {
  const data = aboutComment(req, { topic, comment })
  const words = texts.accepted({ name: data.people[0]?.name, title: topic.title })
  await notify({ req, to: comment.owner, type: 'forum_accepted', ...words, data })
}

export async function notifyOfTopicLike({ req, itemId, memberId, isLiked }: Liked) {
  const topic = await likedTopic(req, itemId)
  if (!topic) return
  const { owner: to, title, slug } = topic
  const words = (people: { newest: string; count: number }) => texts.likedTopic({ ...people, title })
  const notice = { req, to, type: 'forum_like' as const, about: itemId, words }
  if (isLiked) await notifyTogether({ ...notice, data: { topicId: itemId, slug, item: title } })
  else await withdrawFromNotification({ ...notice, memberId })
}

export async function notifyOfCommentLike({ req, itemId, memberId, isLiked }: Liked) {
  const comment = await likedComment(req, itemId)
  if (!comment) return
  const { owner: to, topicId, slug, title, content } = comment
  const words = (people: { newest: string; count: number }) => texts.likedComment({ ...people, title })
  const notice = { req, to, type: 'forum_like' as const, about: itemId, words }
  const data = { topicId, slug, commentId: itemId, item: title, excerpt: notificationExcerpt(content) }
  if (isLiked) await notifyTogether({ ...notice, data })
  else await withdrawFromNotification({ ...notice, memberId })
}
