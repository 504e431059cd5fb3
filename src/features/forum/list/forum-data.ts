import type { ForumCounts } from '#database/statements/forum/forum-figures'
import type { ForumFilter } from '#domain/forum/forum-filters'
import type { TopicOrder, TopicPage } from '#domain/forum/shown-topics'
import { readPart } from '../../community/read-part'
import type { ForumReader } from '../forum-reader'
import { type Category, forumCategories, readCounts, topicPage } from './queries'

/** A part that could not be read is null; the others are shown. */
export type ForumHead = { categories: Category[] | null; category?: Category; counts: ForumCounts | null }

type Shown = { order: TopicOrder; page: TopicPage | null }
export type TopicLists = {
  /** On wide screens and on phones, which show one flat list; the same one once an order is chosen. */
  wide: Shown
  flat: Shown
  /** Milliseconds; the times on the page are counted from it. */
  renderedAt: number
}

/** Null for a category that does not exist. */
export async function readHead(reader: ForumReader, filter: ForumFilter): Promise<ForumHead | null> {
  const [categories, counts] = await Promise.all([
    partly(forumCategories(reader, filter.category)),
    partly(readCounts()),
  ])
  const category = categories?.find(({ slug }) => slug === filter.category)
  if (filter.category && categories && !category) return null
  return { categories, category, counts }
}

type Asked = { reader: ForumReader; filter: ForumFilter; head: ForumHead }

export async function readLists({ reader, filter: { order, after }, head }: Asked): Promise<TopicLists> {
  const read = async (shown: TopicOrder): Promise<Shown> => ({
    order: shown,
    page: await partly(topicPage(reader, { order: shown, category: head.category?.id, after })),
  })
  const [wide, flat] = await Promise.all([read(order ?? 'active'), order ? null : read('newest')])
  if (!head.categories && !wide.page) throw new Error('neither categories nor topics could be read')
  return { wide, flat: flat ?? wide, renderedAt: Date.now() }
}

const partly = <Part>(reading: Promise<Part>) => readPart(reading, { name: 'forum', fallback: null })
