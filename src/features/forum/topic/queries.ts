import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { relatedId } from '#domain/lists/ids'
import type { TopicWindow } from '#domain/routes'
import { askRest } from '../../viewer/ask-rest'
import { categorySlug } from '../category-slug'
import { forumReader, type ForumReader } from '../forum-reader'
import { type ShownTopic, toTopic } from './topic'

/** Anything else never reaches the database. */
const isSlug = (text: string) => /^[a-z0-9-]{1,200}$/.test(text)

/** "gone" is hidden by staff, also for its author; what waits for them its author sees. */
export const topicBySlug = cache(async (slug: string): Promise<ShownTopic | 'gone' | null> => {
  const reader = await forumReader()
  if (!reader || !isSlug(slug)) return null
  const payload = await getPayload({ config })
  const asked = { collection: 'forum-topics', where: { slug: { equals: slug } } } as const
  const { docs } = await payload.find({
    ...asked,
    limit: 1,
    pagination: false,
    depth: 2,
    user: reader.user,
    overrideAccess: false,
  })
  const [topic] = docs
  if (topic) return topic.hidden && !topic.isHeld ? 'gone' : toTopic(topic)
  // Checks only existence: nothing of what is hidden is read.
  const { totalDocs } = await payload.count({ ...asked, overrideAccess: true })
  return totalDocs > 0 ? 'gone' : null
})

/** The address of the topic that a merged one is now part of. */
export const mergedAddress = cache(async (slug: string): Promise<ShownTopic['place'] | null> => {
  const reader = await forumReader()
  if (!reader || !isSlug(slug)) return null
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-topics',
    where: { slug: { equals: slug } },
    select: { mergedInto: true },
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const into = relatedId(docs[0]?.mergedInto)
  const stays = into
    ? await payload.findByID({
        collection: 'forum-topics',
        id: into,
        depth: 1,
        select: { slug: true, category: true },
        user: reader.user,
        overrideAccess: false,
        disableErrors: true,
      })
    : null
  return stays?.slug ? { category: categorySlug(stays.category), slug: stays.slug } : null
})

type Asked = { reader: ForumReader; topicId: string }

const comments = ({ reader, topicId }: Asked, query: Record<string, string>) =>
  askRest<CommentWindow>(
    `/forum-topics/${topicId}/comments?${new URLSearchParams(query)}`,
    reader.isOpen ? 'visitor' : 'viewer',
  )

/** The part of the comments that the address asks for; the first ones when that place is gone. */
export async function commentsAt(asked: Asked, { comment, ...place }: TopicWindow): Promise<CommentWindow> {
  const query = { ...(comment ? { around: comment } : {}), ...place }
  try {
    return await comments(asked, query)
  } catch (error) {
    if (Object.keys(query).length === 0) throw error
    return comments(asked, {})
  }
}

export async function acceptedComment(asked: Asked, id: string | null): Promise<TopicComment | null> {
  if (!id) return null
  const { comments: found } = await comments(asked, { ids: id })
  return found[0] ?? null
}
