import { routes } from '#domain/routes'
import { organization } from '../../listing/json-ld/organization'
import type { ArticleDetail } from '../article'
import { socialImageOf } from '../article-addresses'
import { personOf } from '../author'

export function articleJsonLd(article: ArticleDetail, siteUrl: string): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const site = organization(siteUrl)
  const person = personOf(article)
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.seoDescription || article.excerpt,
    image: [absolute(socialImageOf(article).url)],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: person ? { '@type': 'Person', name: person } : site,
    publisher: site,
    mainEntityOfPage: absolute(routes.article(article.slug)),
    articleSection: article.category ?? undefined,
    inLanguage: 'bg',
  }
}
