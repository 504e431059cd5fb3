import { NEWS_IN_FEED } from '#domain/limits'
import { env } from '#env'
import { latestArticles } from '../../../features/articles/queries'
import { newsFeed } from '../../../features/seo/news-feed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const rss = newsFeed(await latestArticles(NEWS_IN_FEED), env.SITE_URL)
  return new Response(rss, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
