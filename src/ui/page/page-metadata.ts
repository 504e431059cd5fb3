import type { Metadata } from 'next'
import { seoTexts } from '#texts/shell/seo'

export type SocialImage = { url: string; width: number; height: number; alt: string }

type PageDescription = {
  title: string
  description: string
  /** Without parameters that do not change the content. */
  path: string
  image?: SocialImage
  isIndexed?: boolean
  article?: { publishedTime?: string; modifiedTime?: string; authors?: string[]; section?: string }
}

export const socialCardSize = { width: 1200, height: 630 } as const

const siteCard: SocialImage = { url: '/social-card.png', ...socialCardSize, alt: seoTexts.siteName }

export function pageMetadata(page: PageDescription): Metadata {
  const { title, description, path, image = siteCard, isIndexed = true, article } = page
  const images = [image]
  const common = { title, description, url: path, siteName: seoTexts.siteName, locale: 'bg_BG', images }
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { 'application/rss+xml': [{ url: '/feed.xml', title: seoTexts.feedTitle }] },
    },
    openGraph: article ? { ...common, ...article, type: 'article' } : { ...common, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: isIndexed ? undefined : { index: false, follow: true },
  }
}
