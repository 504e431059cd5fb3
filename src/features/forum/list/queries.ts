import { getPayload } from 'payload'
import config from '#config'
import type { TopicOrder } from '#domain/forum/shown-topics'
import { searchForum } from '#search/search-forum'
import { askRest } from '../../viewer/ask-rest'
import type { ForumReader } from '../forum-reader'
import type { TopicPage } from '#domain/forum/shown-topics'
import { pagePath, type TopicQuery } from './topic-query'

export type Category = { id: string; name: string; slug: string; isActive: boolean; topics: number }
export type ForumCounts = { forum: number; members: number; topicViews: number; topicReplies: number }

const askedBy = ({ isOpen }: ForumReader) => (isOpen ? 'visitor' : 'viewer')

export const forumCounts = () => askRest<ForumCounts>('/stats')

export const topicPage = (reader: ForumReader, query: TopicQuery) =>
  askRest<TopicPage>(pagePath(query), askedBy(reader))

export async function findInForum({ user }: ForumReader, query: string) {
  return searchForum({ payload: await getPayload({ config }), user }, query)
}

/** The active ones, in their order, and the one that is asked for in any case. */
export async function forumCategories(reader: ForumReader, asked?: string): Promise<Category[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-categories',
    where: { or: [{ isActive: { equals: true } }, ...(asked ? [{ slug: { equals: asked } }] : [])] },
    sort: ['order', 'name'],
    select: { name: true, slug: true, isActive: true },
    pagination: false,
    depth: 0,
    user: reader.user,
    overrideAccess: false,
  })
  return Promise.all(
    docs.map(async ({ id, name, slug, isActive }) => ({
      id,
      name,
      slug: String(slug),
      isActive: Boolean(isActive),
      topics: await topicsIn(reader, id),
    })),
  )
}

async function topicsIn({ user }: ForumReader, category: string): Promise<number> {
  const payload = await getPayload({ config })
  const { totalDocs } = await payload.count({
    collection: 'forum-topics',
    where: { category: { equals: category } },
    user,
    overrideAccess: false,
  })
  return totalDocs
}

/** On wide screens and on phones, which show one flat list; one list once an order is chosen. */
export function shownOrders(chosen: TopicOrder | undefined): { wide: TopicOrder; flat: TopicOrder } {
  return chosen ? { wide: chosen, flat: chosen } : { wide: 'active', flat: 'newest' }
}

/** The name alone, for the title of the page. */
export async function categoryCalled(slug: string | undefined): Promise<string | null> {
  if (!slug) return null
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-categories',
    where: { slug: { equals: slug } },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs[0]?.name ?? null
}
