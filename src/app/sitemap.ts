import type { MetadataRoute } from 'next'
import { kinds, undatedKinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import { env } from '#env'
import { articleAddresses } from '../features/articles/queries'
import { forumAddresses } from '../features/forum/list/forum-addresses'
import { itemAddresses } from '../features/search/queries'

export const dynamic = 'force-dynamic'

const lists = undatedKinds.map((kind) => kinds[kind].route)
const legal = [routes.legal, routes.imprint, routes.privacy, routes.terms]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [articles, items, forum] = await Promise.all([articleAddresses(), itemAddresses(), forumAddresses()])
  const newest = articles
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return [
    { url: env.SITE_URL + routes.home, lastModified: newest },
    { url: env.SITE_URL + routes.news, lastModified: newest },
    ...[...lists, ...legal, ...items].map((path) => ({ url: env.SITE_URL + path })),
    ...forum.map(({ path, lastModified }) => ({ url: env.SITE_URL + path, lastModified })),
    ...articles.map(({ slug, updatedAt }) => ({
      url: env.SITE_URL + routes.article(slug),
      lastModified: updatedAt,
    })),
  ]
}
