import type { ForumFilter } from '#domain/forum/forum-filters'
import type { TopicOrder } from '#domain/forum/shown-topics'
import { answerWithStatus } from '../../../request-context'
import type { ForumReader } from '../forum-reader'
import {
  type Category,
  forumCategories,
  type ForumCounts,
  forumCounts,
  shownOrders,
  topicPage,
} from './queries'
import type { TopicPage } from '#domain/forum/shown-topics'

type Lists = Record<'wide' | 'flat', TopicOrder>

/** A part that could not be read is null; the others are shown. */
export type ForumData = {
  categories: Category[] | null
  category?: Category
  counts: ForumCounts | null
  orders: Lists
  wide: TopicPage | null
  flat: TopicPage | null
  /** Milliseconds; the times on the page are counted from it. */
  renderedAt: number
}

const FAILED = 503

/** Null for a category that does not exist. */
export async function readForum(reader: ForumReader, filter: ForumFilter): Promise<ForumData | null> {
  const [categories, counts] = await Promise.all([
    partly(forumCategories(reader, filter.category)),
    partly(forumCounts()),
  ])
  const category = categories?.find(({ slug }) => slug === filter.category)
  if (filter.category && categories && !category) return null
  const orders = shownOrders(filter.order)
  const read = (order: TopicOrder) =>
    partly(topicPage(reader, { order, category: category?.id, after: filter.after }))
  const wide = read(orders.wide)
  const flat = orders.flat === orders.wide ? wide : read(orders.flat)
  const renderedAt = Date.now()
  const data = { renderedAt, categories, category, counts, orders, wide: await wide, flat: await flat }
  if (!data.categories && !data.wide) throw new Error('neither categories nor topics could be read')
  return data
}

/** A page with a gap is not cached. */
async function partly<Part>(reading: Promise<Part>): Promise<Part | null> {
  try {
    return await reading
  } catch {
    answerWithStatus(FAILED)
    return null
  }
}
