import type { Article, ArticleCategory, Media } from '#types'
import sharp from 'sharp'
import { rest, upload } from './rest'

let number = 0
const next = () => (number += 1)

export const paragraph = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        children: [
          { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})

export async function newCategory(name = `Категория ${next()}`): Promise<ArticleCategory> {
  const { data } = await rest('POST', '/article-categories', { as: 'moderator', body: { name } })
  return data.doc
}

let category: ArticleCategory | undefined

/** Published by default. */
export async function articleInput(given: Partial<Article> = {}) {
  category ??= await newCategory()
  return {
    title: `Новина номер ${next()}`,
    excerpt: 'Кратко описание на новината.',
    content: paragraph('Пълният текст.'),
    category: category.id,
    _status: 'published',
    ...given,
  }
}

export async function newArticle(given: Partial<Article> = {}): Promise<Article> {
  const { status, data, text } = await rest('POST', '/articles', {
    as: 'moderator',
    body: await articleInput(given),
  })
  if (status !== 201) throw new Error(`article not created: ${status} ${text}`)
  return data.doc
}

export const picture = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#12573d' } })

type Picture = { bytes?: Buffer; name?: string; alt?: string; purpose?: Media['purpose'] }

export async function pictureForm({ bytes, name = 'снимка.png', alt = 'Зелен лист', purpose }: Picture = {}) {
  const file = { bytes: bytes ?? (await picture().png().toBuffer()), name, type: 'image/png' }
  return upload(file, { alt, purpose })
}

export async function newMedia(given: Picture = {}): Promise<Media> {
  const body = await pictureForm(given)
  const { status, data, text } = await rest('POST', '/media', { as: 'moderator', body })
  if (status !== 201) throw new Error(`picture not stored: ${status} ${text}`)
  return data.doc
}

export async function shownMedia(given: Picture = {}, article: Partial<Article> = {}): Promise<Media> {
  const media = await newMedia(given)
  await newArticle({ image: media.id, ...article })
  return media
}
