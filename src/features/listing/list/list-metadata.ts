import type { Metadata } from 'next'
import { listingTexts } from '#texts/lists/listing'
import { pageMetadata } from '../../../ui/page/page-metadata'

type Described = { title: string; description: string; path: string; page: number; isSearch: boolean }

/** Filters are indexed as pages of their own; search results are not. */
export const listMetadata = ({ title, description, path, page, isSearch }: Described): Metadata =>
  pageMetadata({
    title: page > 1 ? listingTexts.pageTitle(title, page) : title,
    description,
    path,
    isIndexed: !isSearch,
  })
