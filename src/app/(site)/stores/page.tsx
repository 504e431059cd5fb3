import type { Metadata } from 'next'
import { storeFilters } from '#domain/stores/store-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { storePageTexts, storeTexts } from '#texts/stores/stores'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'
import { listStores } from '../../../features/stores/queries'
import { StoresScreen } from '../../../features/stores/stores-screen'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = storeFilters.read(await searchParams)
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
  const filter = storeFilters.read(await searchParams)
  const found = await listStores(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <StoresScreen filter={filter} found={found} />
}
