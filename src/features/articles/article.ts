import type { Article, ArticleCategory, Media } from '#types'

/** A picture as the pages need it: the copies are sorted from narrow to wide. */
export type PictureData = {
  url: string
  width: number
  height: number
  alt: string
  caption: string | null
  copies: { url: string; width: number }[]
  socialUrl: string | null
}

export type ArticleSummary = {
  id: string
  title: string
  slug: string
  excerpt: string
  category: string | null
  image: PictureData | null
  externalLink: string | null
  publishedAt: string | null
}

export type ArticleDetail = ArticleSummary & {
  content: Article['content'] | null
  author: string | null
  updatedAt: string
  seoTitle: string | null
  seoDescription: string | null
  seoImage: PictureData | null
}

/** Relations are ids when they could not be read, so each is checked before use. */
const populated = <T extends object>(value: unknown): T | null =>
  typeof value === 'object' && value !== null ? (value as T) : null

export function toPicture(value: unknown): PictureData | null {
  const media = populated<Media>(value)
  if (!media?.url || !media.width || !media.height) return null
  const { small, medium, large, social } = media.sizes ?? {}
  const original = { url: media.url, width: media.width }
  const copies = [small, medium, large, original]
    .flatMap((copy) => (copy?.url && copy.width ? [{ url: copy.url, width: copy.width }] : []))
    .filter((copy, index, all) => all.findIndex(({ width }) => width === copy.width) === index)
    .sort((a, b) => a.width - b.width)
  return {
    ...original,
    height: media.height,
    alt: media.alt ?? '',
    caption: media.caption ?? null,
    copies,
    socialUrl: social?.url ?? null,
  }
}

/** Drafts may lack anything (T21), so a preview goes through the same mapping as a published article. */
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
  }
}

export function toDetail(doc: Partial<Article> & { id: string }): ArticleDetail {
  return {
    ...toSummary(doc),
    content: doc.content ?? null,
    author: doc.author ?? null,
    updatedAt: doc.updatedAt ?? '',
    seoTitle: doc.seoTitle ?? null,
    seoDescription: doc.seoDescription ?? null,
    seoImage: toPicture(doc.seoImage),
  }
}
