import type { PayloadRequest } from 'payload'
import { type Author, toAuthor } from '#domain/account/author'
import { SEARCH_RESULTS } from '#domain/limits'
import { inOrder } from '#domain/lists/ids'
import type { ForumTopic } from '#types'
import { findEntries } from './results/find-entries'
import type { Found, Question } from './results/findings'
import { matchNames } from './match-names'
import { currentThesaurus } from './thesaurus/current'

export type FoundCategory = { id: string; name: string; slug: string; description: string }
export type FoundTopic = Pick<Found, 'id' | 'title' | 'excerpt' | 'url' | 'marks'> & {
  category: string | null
  author: Author | null
  repliesCount: number
}
export type ForumFindings = { categories: FoundCategory[]; topics: FoundTopic[] }

type Reader = Pick<PayloadRequest, 'payload'> & { user?: PayloadRequest['user'] }

/** Topics that share the words of a title, the nearest first. */
export const similarTopics = async (reader: Reader, title: string): Promise<ForumFindings> => ({
  categories: [],
  topics: await findTopics(reader, { query: title, isLoose: true, limit: SEARCH_RESULTS }),
})

/** Categories first, then topics, together at most as many as any search shows; what the reader may see. */
export async function searchForum(reader: Reader, query: string): Promise<ForumFindings> {
  const [items, thesaurus] = [await activeCategories(reader), await currentThesaurus(reader)]
  const categories = matchNames({ query, items, thesaurus }).slice(0, SEARCH_RESULTS)
  return {
    categories,
    topics: await findTopics(reader, { query, limit: SEARCH_RESULTS - categories.length }),
  }
}

async function activeCategories({ payload, user }: Reader): Promise<FoundCategory[]> {
  const { docs } = await payload.find({
    collection: 'forum-categories',
    where: { isActive: { equals: true } },
    sort: ['order', 'name'],
    select: { name: true, slug: true, description: true },
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs.map(({ id, name, slug, description }) => ({ id, name, slug: String(slug), description }))
}

type Asked = Pick<Question, 'query' | 'isLoose' | 'limit'>

async function findTopics({ payload, user }: Reader, asked: Asked) {
  if (asked.limit === 0) return []
  const { results } = await findEntries({ payload }, { ...asked, kinds: ['forum-topics'] })
  const ids = results.map(({ id }) => id)
  const { docs } = await payload.find({
    collection: 'forum-topics',
    where: { id: { in: ids } },
    select: { title: true, category: true, owner: true, repliesCount: true },
    pagination: false,
    depth: 1,
    user,
    overrideAccess: false,
  })
  const entries = new Map(results.map((entry) => [entry.id, entry]))
  return inOrder(ids, docs as ForumTopic[]).map((topic) => toFound(topic, entries.get(topic.id)!))
}

const toFound = (
  { id, title, category, owner, repliesCount }: ForumTopic,
  { excerpt, url, marks }: Found,
): FoundTopic => ({
  id,
  title,
  excerpt,
  url,
  marks,
  category: typeof category === 'object' ? (category?.name ?? null) : null,
  author: toAuthor(owner),
  repliesCount: repliesCount ?? 0,
})
