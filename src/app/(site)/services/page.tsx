import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { servicePageTexts, serviceTexts } from '#texts/services/services'
import { listMetadata } from '../../../features/listing/list-metadata'
import { listServices, serviceFilter } from '../../../features/services/queries'
import { ServicesScreen } from '../../../features/services/services-screen'
import { MissingPage } from '../../../features/shell/missing-page'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = serviceFilter(await searchParams)
  const { q, category, page } = filter
  return listMetadata({
    title: category ? `${serviceTexts.many}: ${category}` : serviceTexts.many,
    description: servicePageTexts.description,
    path: listAddress(routes.services, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function ServicesPage({ searchParams }: Props) {
  const filter = serviceFilter(await searchParams)
  const found = await listServices(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <ServicesScreen filter={filter} found={found} />
}
