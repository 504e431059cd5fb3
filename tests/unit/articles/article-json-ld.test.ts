import { describe, expect, it } from 'vitest'
import type { ArticleDetail } from '../../../src/features/articles/article'
import { articleJsonLd } from '../../../src/features/articles/item/article-json-ld'

const article: ArticleDetail = {
  id: '1',
  title: 'Нов адрес за паспорти',
  slug: 'nov-adres-za-pasporti',
  excerpt: 'Кратко',
  category: 'Консулства',
  image: null,
  externalLink: null,
  publishedAt: '2026-11-20T09:00:00.000Z',
  content: null,
  author: 'Админ',
  updatedAt: '2026-11-22T09:00:00.000Z',
  seoTitle: null,
  seoDescription: null,
  seoImage: null,
}
const site = 'https://example.org'
const picture = {
  url: '/a.webp',
  width: 1,
  height: 1,
  alt: '',
  caption: null,
  copies: [],
  avif: [],
  blur: null,
  socialUrl: '/a.jpg',
}

describe('the NewsArticle of an article', () => {
  it('has absolute addresses', () => {
    expect(articleJsonLd(article, site)).toMatchObject({
      mainEntityOfPage: 'https://example.org/news/nov-adres-za-pasporti',
      image: ['https://example.org/news/nov-adres-za-pasporti/social-card.png'],
    })
  })

  it('keeps the address of an image in another storage', () => {
    const image = { ...picture, socialUrl: 'https://files.example.com/a.jpg' }
    expect(articleJsonLd({ ...article, image }, site)).toMatchObject({
      image: ['https://files.example.com/a.jpg'],
    })
  })

  it('prefers the sharing image to the cover image', () => {
    const seoImage = { ...picture, socialUrl: '/seo.jpg' }
    expect(articleJsonLd({ ...article, image: picture, seoImage }, site)).toMatchObject({
      image: ['https://example.org/seo.jpg'],
    })
  })

  it('names the site as the author of team articles, and a person for all others', () => {
    expect(articleJsonLd(article, site)).toMatchObject({ author: { '@type': 'Organization' } })
    expect(articleJsonLd({ ...article, author: 'Антон Петров' }, site)).toMatchObject({
      author: { '@type': 'Person', name: 'Антон Петров' },
    })
  })

  it('prefers the SEO description to the excerpt', () => {
    expect(articleJsonLd(article, site)).toMatchObject({ description: 'Кратко' })
    expect(articleJsonLd({ ...article, seoDescription: 'SEO' }, site)).toMatchObject({ description: 'SEO' })
  })
})
