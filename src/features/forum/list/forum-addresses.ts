import { getPayload } from 'payload'
import { isForumOpen } from '#access/forum'
import config from '#config'
import { relatedId } from '#domain/lists/ids'
import { routes } from '#domain/routes'
import { newestOf } from '#domain/time/newest-of'
import { categorySlug } from '../category-slug'
import { forumAddress } from '../forum-address'

/** What the other pages leave of the 50,000 that a sitemap may hold. */
const TOPICS_MAX = 4_000

type Place = { path: string; lastModified?: string }

/** For the sitemap: nothing while the forum is for members. */
export async function forumAddresses(): Promise<Place[]> {
  const payload = await getPayload({ config })
  if (!(await isForumOpen({ payload }))) return []
  const [{ docs: categories }, { docs: topics }] = await Promise.all([
    payload.find({
      collection: 'forum-categories',
      select: { name: true, slug: true, updatedAt: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'forum-topics',
      select: { slug: true, category: true, lastActivityAt: true },
      sort: '-lastActivityAt',
      limit: TOPICS_MAX,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
  ])
  const byId = new Map(categories.map((category) => [category.id, category]))
  return [
    { path: routes.forum, lastModified: newestOf(topics.map(({ lastActivityAt }) => lastActivityAt)) },
    ...categories.map(({ id, slug, updatedAt }) => ({
      path: forumAddress({ category: slug ?? undefined }),
      lastModified: newestOf([
        updatedAt,
        ...topics
          .filter(({ category }) => relatedId(category) === id)
          .map(({ lastActivityAt }) => lastActivityAt),
      ]),
    })),
    ...topics.map(({ slug, category, lastActivityAt }) => ({
      path: routes.topicPage({
        category: categorySlug(byId.get(relatedId(category) ?? '')),
        slug: String(slug),
      }),
      lastModified: lastActivityAt ?? undefined,
    })),
  ]
}
