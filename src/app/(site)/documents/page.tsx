import type { Metadata } from 'next'
import { documentFilters } from '#domain/documents/document-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { DocumentsScreen } from '../../../features/documents/documents-screen'
import { listDocuments } from '../../../features/documents/queries'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = documentFilters.read(await searchParams)
  return listMetadata({
    title: texts.metaTitle,
    description: texts.description,
    path: listAddress(routes.documents, filter),
    page: filter.page,
    isSearch: Boolean(filter.q),
  })
}

export default async function DocumentsPage({ searchParams }: Props) {
  const filter = documentFilters.read(await searchParams)
  const found = await listDocuments(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <DocumentsScreen filter={filter} found={found} now={new Date()} />
}
