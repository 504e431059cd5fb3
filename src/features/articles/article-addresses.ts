import { routes } from '#domain/routes'
import { socialCardSize, type SocialImage } from '../../ui/page-metadata'
import type { ArticleDetail } from './article'

/** The chosen picture for sharing, else the picture of the article, else one drawn from the title. */
export function socialImageOf({ seoImage, image, slug, title }: ArticleDetail): SocialImage {
  const picture = [seoImage, image].find((candidate) => candidate?.socialUrl)
  if (picture?.socialUrl) return { url: picture.socialUrl, ...socialCardSize, alt: picture.alt }
  return { url: `${routes.article(slug)}/social-card.png`, ...socialCardSize, alt: title }
}

/** The list of news for a search and a page; what is at its default is left out, so each list has one address. */
export function newsAddress({ query = '', page = 1 }: { query?: string; page?: number }): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (page > 1) params.set('page', String(page))
  return params.size ? `${routes.news}?${params}` : routes.news
}
