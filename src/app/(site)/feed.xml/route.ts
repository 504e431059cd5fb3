import { NEWS_IN_FEED } from '#domain/limits'
import { env } from '#env'
import { personOf } from '../../../features/articles/author'
import { latestArticles } from '../../../features/articles/queries'
import { newsFeed } from '../../../features/seo/news-feed'

export const dynamic = 'force-dynamic'

export async function GET() {
  const articles = await latestArticles(NEWS_IN_FEED)
  const signed = articles.map((article) => ({ ...article, author: personOf(article) }))
  const rss = newsFeed(signed, env.SITE_URL)
  return new Response(rss, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
