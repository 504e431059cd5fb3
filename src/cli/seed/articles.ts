import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { projectDir } from '#env'
import { demoCategories } from '#texts/demo/article-categories'
import { demoArticles } from '#texts/demo/articles'
import type { User } from '#types'
import { richText } from './rich-text'

const pictureDir = path.join(projectDir, 'src/cli/seed/pictures')
const DAY = 24 * 60 * 60 * 1000

export async function seedArticles(payload: Payload, admin: User): Promise<void> {
  const categories = await seedCategories(payload)
  const media = await seedPictures(payload, admin)
  for (const article of demoArticles) {
    const { category, picture, pictureAlt: _, daysAgo, status, body, ...fields } = article
    const isDraft = status === 'draft'
    const data = {
      ...fields,
      category: categories[category],
      image: media[picture],
      content: richText(body, media),
      publishedAt: isDraft ? null : new Date(Date.now() - daysAgo * DAY).toISOString(),
    }
    if (isDraft) await payload.create({ collection: 'articles', user: admin, draft: true, data })
    else {
      const published = { ...data, _status: 'published' } as RequiredDataFromCollectionSlug<'articles'>
      await payload.create({ collection: 'articles', user: admin, data: published })
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
  for (const file of await readdir(pictureDir)) {
    const name = path.basename(file, '.svg')
    const data = await sharp(await readFile(path.join(pictureDir, file)))
      .resize(1600)
      .png()
      .toBuffer()
    const { id } = await payload.create({
      collection: 'media',
      user: admin,
      data: { alt: descriptionOf(name) },
      file: { data, mimetype: 'image/png', name: `${name}.png`, size: data.length },
    })
    ids[name] = id
  }
  return ids
}

function descriptionOf(picture: string): string {
  for (const { picture: main, pictureAlt, body } of demoArticles) {
    if (main === picture) return pictureAlt
    for (const block of body) if ('image' in block && block.image === picture) return block.alt
  }
  throw new Error(`picture ${picture} is used by no demo article`)
}
