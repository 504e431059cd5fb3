import { getPayload, type Where } from 'payload'
import { cache } from 'react'
import config from '#config'
import { isId, inOrder } from '#domain/lists/ids'
import { NEWS_PER_PAGE } from '#domain/limits'
import { readingTime } from '#domain/articles/reading-time'
import type { ArticlesSelect, User } from '#types'
import { openIds } from '../listing/list/open-ids'
import { toDetail, toSummary, type ArticleDetail, type ArticleSummary } from './article'

const summary = {
  title: true,
  slug: true,
  excerpt: true,
  category: true,
  image: true,
  externalLink: true,
  publishedAt: true,
  author: true,
} as const

const detail = {
  ...summary,
  content: true,
  updatedAt: true,
  seoTitle: true,
  seoDescription: true,
  seoImage: true,
} as const

const populate = {
  'article-categories': { name: true },
  articles: { slug: true },
  media: { alt: true, caption: true, filename: true, url: true, width: true, height: true, sizes: true },
} as const

type Question<Select> = { where?: Where; select: Select; limit?: number; page?: number; depth?: 0 | 1 }

/** Reads as a visitor, so that a page never shows more because staff opened it. */
async function published<Select extends ArticlesSelect>({ page, depth = 1, ...rest }: Question<Select>) {
  const payload = await getPayload({ config })
  return payload.find({
    collection: 'articles',
    overrideAccess: false,
    sort: ['-publishedAt', 'id'],
    // Only paginated lists need the count.
    pagination: page !== undefined,
    page,
    depth,
    populate,
    ...rest,
  })
}

export async function latestArticles(limit: number, where?: Where): Promise<ArticleSummary[]> {
  const { docs } = await published({ where, limit, select: summary })
  return docs.map(toSummary)
}

export type ArticlesPage = { articles: ArticleSummary[]; total: number; pages: number }

type Asked = { page: number; query: string }

export async function articlesPage({ page, query }: Asked): Promise<ArticlesPage> {
  if (query) return matching({ page, query })
  const found = await published({ page, limit: NEWS_PER_PAGE, select: summary })
  return { articles: found.docs.map(toSummary), total: found.totalDocs, pages: found.totalPages }
}

async function matching({ page, query }: Asked): Promise<ArticlesPage> {
  const ids = await openIds({ kind: 'articles', query })
  const onPage = ids.slice((page - 1) * NEWS_PER_PAGE).slice(0, NEWS_PER_PAGE)
  const { docs } = await published({ where: { id: { in: onPage } }, limit: 0, select: summary })
  const articles = inOrder(onPage, docs).map(toSummary)
  return { articles, total: ids.length, pages: Math.ceil(ids.length / NEWS_PER_PAGE) }
}

/** Anything else never reaches the database. */
const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text)

export const articleBySlug = cache(async (slug: string): Promise<ArticleDetail | null> => {
  if (!isSlug(slug)) return null
  const { docs } = await published({ where: { slug: { equals: slug } }, limit: 1, select: detail })
  return docs[0] ? toDetail(docs[0]) : null
})

export async function articleByPreviousSlug(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null
  const where = { previousSlugs: { in: [slug] } }
  const { docs } = await published({ where, limit: 1, select: { slug: true }, depth: 0 })
  return docs[0]?.slug ?? null
}

export type RelatedArticles = { articles: ArticleSummary[]; isSameTopic: boolean }

/** Same category first, then the newest of the rest. */
export async function relatedArticles({ id, category }: ArticleSummary, limit = 2): Promise<RelatedArticles> {
  const sameTopic: Where = { id: { not_equals: id }, 'category.name': { equals: category } }
  const same = category ? await latestArticles(limit, sameTopic) : []
  if (same.length === limit) return { articles: same, isSameTopic: true }
  const known = [id, ...same.map((article) => article.id)]
  const rest = await latestArticles(limit - same.length, { id: { not_in: known } })
  return { articles: [...same, ...rest], isSameTopic: rest.length === 0 }
}

/** Only the lead story shows its reading time, so only its text is fetched. */
export async function readingTimeOf(id: string): Promise<number> {
  const { docs } = await published({
    where: { id: { equals: id } },
    limit: 1,
    select: { content: true },
    depth: 0,
  })
  return readingTime(docs[0]?.content)
}

export type ArticleAddress = { slug: string; updatedAt: string }

export async function articleAddresses(): Promise<ArticleAddress[]> {
  const { docs } = await published({ select: { slug: true, updatedAt: true }, limit: 0, depth: 0 })
  return docs.flatMap(({ slug, updatedAt }) => (slug ? [{ slug, updatedAt }] : []))
}

/** The newest version, published or not, with the access of `user`. */
type Preview = { article: ArticleDetail; isPublished: boolean }

/** The newest version, which may be what visitors see already. */
export async function articleForPreview(id: string, user: User): Promise<Preview | null> {
  if (!isId(id)) return null
  const payload = await getPayload({ config })
  const asUser = { user, overrideAccess: false, disableErrors: true, draft: true }
  const doc = await payload.findByID({
    collection: 'articles',
    id,
    select: { ...detail, _status: true },
    populate,
    depth: 1,
    ...asUser,
  })
  return doc ? { article: toDetail(doc), isPublished: doc._status === 'published' } : null
}
