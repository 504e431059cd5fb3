import { routes } from '#domain/routes'
import { socialCardSize, type SocialImage } from '../../ui/page/page-metadata'
import type { ArticleDetail } from './article'

/** The picture for sharing, else that of the article, else one rendered from the title. */
export function socialImageOf({ seoImage, image, slug, title }: ArticleDetail): SocialImage {
  const picture = [seoImage, image].find((candidate) => candidate?.socialUrl)
  if (picture?.socialUrl) return { url: picture.socialUrl, ...socialCardSize, alt: picture.alt }
  return { url: `${routes.article(slug)}/social-card.png`, ...socialCardSize, alt: title }
}

/** Defaults are left out, so each list has one address. */
export function newsAddress({ query = '', page = 1 }: { query?: string; page?: number }): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (page > 1) params.set('page', String(page))
  return params.size ? `${routes.news}?${params}` : routes.news
}
