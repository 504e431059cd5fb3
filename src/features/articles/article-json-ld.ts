import { routes } from '#domain/routes'
import { newsTexts } from '#texts/articles/articles'
import { organization } from '../listing/json-ld/organization'
import type { ArticleDetail } from './article'
import { socialImageOf } from './article-addresses'

export function articleJsonLd(article: ArticleDetail, siteUrl: string): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const site = organization(siteUrl)
  const hasPerson = article.author && article.author !== newsTexts.defaultAuthor
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.seoDescription || article.excerpt,
    image: [absolute(socialImageOf(article).url)],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: hasPerson ? { '@type': 'Person', name: article.author } : site,
    publisher: site,
    mainEntityOfPage: absolute(routes.article(article.slug)),
    articleSection: article.category ?? undefined,
    inLanguage: 'bg',
  }
}
