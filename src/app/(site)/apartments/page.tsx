import type { Metadata } from 'next'
import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { apartmentPageTexts } from '#texts/apartments/apartment-pages'
import { apartmentTexts } from '#texts/apartments/apartments'
import { ApartmentsScreen } from '../../../features/apartments/apartments-screen'
import { listApartments } from '../../../features/apartments/queries'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = apartmentFilters.read(await searchParams)
  const { page, type: _type, ...narrowing } = filter
  return listMetadata({
    title: apartmentTexts.many,
    description: apartmentPageTexts.description,
    path: listAddress(routes.apartments, filter),
    page,
    isSearch: Object.values(narrowing).some(Boolean),
  })
}

export default async function ApartmentsPage({ searchParams }: Props) {
  const filter = apartmentFilters.read(await searchParams)
  const found = await listApartments(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <ApartmentsScreen filter={filter} found={found} />
}
