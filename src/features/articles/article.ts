import { type PictureData, toPicture } from '#domain/files/pictures'
import type { Article, ArticleCategory } from '#types'

export type ArticleSummary = {
  id: string
  title: string
  slug: string
  excerpt: string
  category: string | null
  image: PictureData | null
  externalLink: string | null
  publishedAt: string | null
  author: string | null
}

export type ArticleDetail = ArticleSummary & {
  content: Article['content'] | null
  updatedAt: string
  seoTitle: string | null
  seoDescription: string | null
  seoImage: PictureData | null
}

/** Relations are ids when they could not be read. */
const populated = <T extends object>(value: unknown): T | null =>
  typeof value === 'object' && value !== null ? (value as T) : null

/** Drafts may lack any field. */
export function toSummary(doc: Partial<Article> & { id: string }): ArticleSummary {
  return {
    id: doc.id,
    title: doc.title ?? '',
    slug: doc.slug ?? '',
    excerpt: doc.excerpt ?? '',
    category: populated<ArticleCategory>(doc.category)?.name ?? null,
    image: toPicture(doc.image),
    externalLink: doc.externalLink ?? null,
    publishedAt: doc.publishedAt ?? null,
    author: doc.author ?? null,
  }
}

export function toDetail(doc: Partial<Article> & { id: string }): ArticleDetail {
  return {
    ...toSummary(doc),
    content: doc.content ?? null,
    updatedAt: doc.updatedAt ?? '',
    seoTitle: doc.seoTitle ?? null,
    seoDescription: doc.seoDescription ?? null,
    seoImage: toPicture(doc.seoImage),
  }
}
