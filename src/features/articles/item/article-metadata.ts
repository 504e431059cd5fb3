import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { pageMetadata } from '../../../ui/page/page-metadata'
import type { ArticleDetail } from '../article'
import { socialImageOf } from '../article-addresses'

export const articleMetadata = (article: ArticleDetail): Metadata =>
  pageMetadata({
    title: article.seoTitle || article.title,
    description: article.seoDescription || article.excerpt,
    path: routes.article(article.slug),
    image: socialImageOf(article),
    article: {
      publishedTime: article.publishedAt ?? undefined,
      modifiedTime: article.updatedAt,
      authors: article.author ? [article.author] : undefined,
      section: article.category ?? undefined,
    },
  })
