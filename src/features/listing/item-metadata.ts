import type { Metadata } from 'next'
import { excerptOf } from '#domain/excerpt'
import { listingTexts } from '#texts/listing'
import { pageMetadata, type SocialImage } from '../../ui/page-metadata'

/** As long as search engines show. */
const DESCRIPTION_MAX = 160

type Described = { title: string; description: string; path: string; image?: SocialImage }

/** Of an item's own page; without an item nobody should keep the address. */
export const itemMetadata = (item: Described | null): Metadata =>
  item
    ? pageMetadata({ ...item, description: excerptOf(item.description, DESCRIPTION_MAX) })
    : { title: listingTexts.gone, robots: { index: false } }
