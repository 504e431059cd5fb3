import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { storePageTexts, storeTexts } from '#texts/stores/stores'
import { listMetadata } from '../../../features/listing/list-metadata'
import { MissingPage } from '../../../features/shell/missing-page'
import { listStores, storeFilter } from '../../../features/stores/queries'
import { StoresScreen } from '../../../features/stores/stores-screen'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = storeFilter(await searchParams)
  const { q, type, page } = filter
  return listMetadata({
    title: type ? `${storeTexts.many}: ${type}` : storeTexts.many,
    description: storePageTexts.description,
    path: listAddress(routes.stores, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function StoresPage({ searchParams }: Props) {
  const filter = storeFilter(await searchParams)
  const found = await listStores(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <StoresScreen filter={filter} found={found} />
}
