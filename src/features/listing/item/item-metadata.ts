import type { Metadata } from 'next'
import { excerptOf } from '#domain/text/excerpt'
import { listingTexts } from '#texts/lists/listing'
import { pageMetadata, type SocialImage } from '../../../ui/page/page-metadata'

/** Search engines cut longer ones. */
const DESCRIPTION_MAX = 160

type Described = { title: string; description: string; path: string; image?: SocialImage }

/** Without an item the page is not indexed. */
export function itemMetadata(item: Described | 'gone' | null): Metadata {
  if (!item) return { title: listingTexts.notFound, robots: { index: false } }
  if (item === 'gone') return { title: listingTexts.gone, robots: { index: false } }
  return pageMetadata({ ...item, description: excerptOf(item.description, DESCRIPTION_MAX) })
}
