import type { MetadataRoute } from 'next'
import { kinds, undatedKinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import { newestOf } from '#domain/time/newest-of'
import { env } from '#env'
import { articleAddresses } from '../features/articles/queries'
import { forumAddresses } from '../features/forum/list/forum-addresses'
import { legalTextsChanged } from '../features/legal/queries'
import { itemAddresses } from '../features/search/queries'

export const dynamic = 'force-dynamic'

const legal = [routes.legal, routes.imprint, routes.privacy, routes.terms]

type Place = { path: string; lastModified?: string }

/** A list is as new as its newest item, the home page as new as the newest of all. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [articles, items, forum, legalTexts] = await Promise.all([
    articleAddresses(),
    itemAddresses(),
    forumAddresses(),
    legalTextsChanged(),
  ])
  const news = newestOf(articles.map(({ updatedAt }) => updatedAt))
  const lists = undatedKinds.map((kind) => ({
    path: kinds[kind].route,
    lastModified: newestOf(items.filter((item) => item.kind === kind).map(({ updatedAt }) => updatedAt)),
  }))
  const places: Place[] = [
    { path: routes.news, lastModified: news },
    ...lists,
    ...legal.map((path) => ({ path, lastModified: legalTexts })),
    ...items.map(({ url, updatedAt }) => ({ path: url, lastModified: updatedAt ?? undefined })),
    ...forum,
    ...articles.map(({ slug, updatedAt }) => ({ path: routes.article(slug), lastModified: updatedAt })),
  ]
  const home = { path: routes.home, lastModified: newestOf(places.map(({ lastModified }) => lastModified)) }
  return [home, ...places].map(({ path, lastModified }) => ({ url: env.SITE_URL + path, lastModified }))
}
