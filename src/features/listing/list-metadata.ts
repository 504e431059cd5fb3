import type { Metadata } from 'next'
import { listingTexts } from '#texts/lists/listing'
import { pageMetadata } from '../../ui/page-metadata'

type Described = { title: string; description: string; path: string; page: number; isSearch: boolean }

/** Of a list: each filter is a page of its own, but nobody needs to find our search results in theirs. */
export const listMetadata = ({ title, description, path, page, isSearch }: Described): Metadata =>
  pageMetadata({
    title: page > 1 ? listingTexts.pageTitle(title, page) : title,
    description,
    path,
    isIndexed: !isSearch,
  })
