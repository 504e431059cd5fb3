import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { smallAdPageTexts } from '#texts/small-ads/small-ad-pages'
import { smallAdTexts } from '#texts/small-ads/small-ads'
import { listMetadata } from '../../../features/listing/list-metadata'
import { MissingPage } from '../../../features/shell/missing-page'
import { countSmallAds, listSmallAds, smallAdFilter } from '../../../features/small-ads/queries'
import { SmallAdsScreen } from '../../../features/small-ads/small-ads-screen'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = smallAdFilter(await searchParams)
  const { q, category, page } = filter
  return listMetadata({
    title: category ? `${smallAdTexts.many}: ${category}` : smallAdTexts.many,
    description: smallAdPageTexts.description,
    path: listAddress(routes.smallAds, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function SmallAdsPage({ searchParams }: Props) {
  const filter = smallAdFilter(await searchParams)
  const [found, active] = await Promise.all([listSmallAds(filter), countSmallAds()])
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <SmallAdsScreen filter={filter} found={found} active={active} />
}
