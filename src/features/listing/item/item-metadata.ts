import type { Metadata } from 'next'
import type { PictureData } from '#domain/files/pictures'
import { excerptOf } from '#domain/text/excerpt'
import { listingTexts } from '#texts/lists/listing'
import { pageMetadata, socialCardSize, type SocialImage } from '../../../ui/page/page-metadata'

/** Search engines cut longer ones. */
const DESCRIPTION_MAX = 160

type Described = { title: string; description: string; path: string; picture?: PictureData | null }

/** Without an item the page is not indexed. */
export function itemMetadata(item: Described | 'gone' | null): Metadata {
  if (!item) return { title: listingTexts.notFound, robots: { index: false } }
  if (item === 'gone') return { title: listingTexts.gone, robots: { index: false } }
  const { title, description, path, picture } = item
  return pageMetadata({
    title,
    description: excerptOf(description, DESCRIPTION_MAX),
    path,
    image: picture?.socialUrl ? socialImage(picture.socialUrl, picture.alt) : undefined,
  })
}

const socialImage = (url: string, alt: string): SocialImage => ({ url, ...socialCardSize, alt })
