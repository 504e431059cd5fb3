import { routes } from '#domain/routes'
import { socialCardSize, type SocialImage } from '../../ui/page-metadata'
import type { ArticleDetail } from './article'

/** The chosen picture for sharing, else the picture of the article, else one drawn from the title. */
export function socialImageOf({ seoImage, image, slug, title }: ArticleDetail): SocialImage {
  const picture = [seoImage, image].find((candidate) => candidate?.socialUrl)
  if (picture?.socialUrl) return { url: picture.socialUrl, ...socialCardSize, alt: picture.alt }
  return { url: `${routes.article(slug)}/social-card.png`, ...socialCardSize, alt: title }
}
