import type { Metadata } from 'next'
import { smallAdFilters } from '#domain/small-ads/small-ad-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { smallAdPageTexts } from '#texts/small-ads/small-ad-pages'
import { kindTexts } from '#texts/kinds'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { countSmallAds, listSmallAds } from '../../../features/small-ads/queries'
import { SmallAdsScreen } from '../../../features/small-ads/small-ads-screen'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = smallAdFilters.read(await searchParams)
  const { q, category, page } = filter
  return listMetadata({
    title: category ? `${kindTexts['small-ads'].many}: ${category}` : kindTexts['small-ads'].many,
    description: smallAdPageTexts.description,
    path: listAddress(routes.smallAds, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function SmallAdsPage({ searchParams }: Props) {
  const filter = smallAdFilters.read(await searchParams)
  const [found, active] = await Promise.all([listSmallAds(filter), countSmallAds()])
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <SmallAdsScreen filter={filter} found={found} active={active} />
}
