import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { demoCategories } from '#texts/demo/article-categories'
import { demoArticles } from '#texts/demo/articles'
import type { User } from '#types'
import { daysAgo as before } from './draw'
import { articlePictures, seedPicture } from './pictures'
import { richText } from './rich-text'

/** From the first draft to the publication. */
const WRITING_DAYS = 2
const PICTURES_DAYS = 200

export async function seedArticles(payload: Payload, admin: User): Promise<void> {
  const categories = await seedCategories(payload)
  const media = await seedPictures(payload, admin)
  for (const article of demoArticles) {
    const { category, picture, pictureAlt: _, daysAgo, status, body, ...fields } = article
    const isDraft = status === 'draft'
    const data = {
      ...fields,
      owner: admin.id,
      category: categories[category],
      image: media[picture],
      content: richText(body, media),
      publishedAt: isDraft ? null : before(daysAgo),
      createdAt: before(daysAgo + WRITING_DAYS),
    }
    if (isDraft) await payload.create({ collection: 'articles', draft: true, data })
    else {
      const published = { ...data, _status: 'published' } as RequiredDataFromCollectionSlug<'articles'>
      await payload.create({ collection: 'articles', data: published })
    }
  }
}

async function seedCategories(payload: Payload): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const data of demoCategories) {
    const { id } = await payload.create({ collection: 'article-categories', data })
    ids[data.name] = id
  }
  return ids
}

async function seedPictures(payload: Payload, admin: User): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const createdAt = before(PICTURES_DAYS)
  for (const [drawing, words] of articlePictures)
    ids[drawing] = await seedPicture(payload, { drawing, ...words, owner: admin.id, createdAt })
  return ids
}
