import type { Metadata } from 'next'
import { serviceFilters } from '#domain/services/service-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { servicePageTexts } from '#texts/services/services'
import { kindTexts } from '#texts/kinds'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { listServices } from '../../../features/services/queries'
import { ServicesScreen } from '../../../features/services/services-screen'
import { MissingPage } from '../../../features/shell/pages/missing-page'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = serviceFilters.read(await searchParams)
  const { q, category, page } = filter
  return listMetadata({
    title: category ? `${kindTexts.services.many}: ${category}` : kindTexts.services.many,
    description: servicePageTexts.description,
    path: listAddress(routes.services, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function ServicesPage({ searchParams }: Props) {
  const filter = serviceFilters.read(await searchParams)
  const found = await listServices(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <ServicesScreen filter={filter} found={found} />
}
