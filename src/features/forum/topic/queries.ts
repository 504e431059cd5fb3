import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { relatedId } from '#domain/lists/ids'
import type { TopicWindow } from '#domain/routes'
import { askRest } from '../../viewer/ask-rest'
import type { Viewer } from '../../viewer/viewer'
import { categorySlug } from '../category-slug'
import { forumReader, type ForumReader, ownReader } from '../forum-reader'
import { type ShownTopic, toTopic } from './topic'

/** Anything else never reaches the database. */
const isSlug = (text: string) => /^[a-z0-9-]{1,200}$/.test(text)

/** "gone" is hidden by staff, also for its author; what waits for them its author sees. */
export const topicBySlug = cache(async (slug: string): Promise<ShownTopic | 'gone' | null> => {
  const reader = await forumReader()
  if (!reader || !isSlug(slug)) return null
  const topic = await readTopic(slug, reader.user)
  if (topic) return topic.hidden && !topic.isHeld ? 'gone' : toTopic(topic)
  // Nothing of what is hidden is read.
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ ...called(slug), select: { isHeld: true }, overrideAccess: true })
  const [known] = docs
  if (!known) return null
  const own = known.isHeld && reader.isOpen ? await readTopic(slug, await ownReader()) : null
  return own ? toTopic(own) : 'gone'
})

const called = (slug: string) =>
  ({ collection: 'forum-topics', where: { slug: { equals: slug } }, limit: 1, pagination: false }) as const

async function readTopic(slug: string, user: Viewer | null) {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ ...called(slug), depth: 2, user, overrideAccess: false })
  return docs[0] ?? null
}

/** The address of the topic that a merged one is now part of. */
export const mergedAddress = cache(async (slug: string): Promise<ShownTopic['place'] | null> => {
  const reader = await forumReader()
  if (!reader || !isSlug(slug)) return null
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ ...called(slug), select: { mergedInto: true }, overrideAccess: true })
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

type Asked = { reader: ForumReader; topic: ShownTopic }

/** One page for all, which search engines read, too. */
export const isForEverybody = ({ reader, topic }: Asked) => reader.isOpen && !topic.isHeld

const comments = (asked: Asked, query: Record<string, string>) =>
  askRest<CommentWindow>(
    `/forum-topics/${asked.topic.id}/comments?${new URLSearchParams(query)}`,
    isForEverybody(asked) ? 'visitor' : 'viewer',
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

export async function acceptedComment(asked: Asked): Promise<TopicComment | null> {
  const { acceptedId } = asked.topic
  if (!acceptedId) return null
  const { comments: found } = await comments(asked, { ids: acceptedId })
  return found[0] ?? null
}
