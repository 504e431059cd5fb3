import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { DocumentsScreen } from '../../../features/documents/documents-screen'
import { documentFilter, listDocuments } from '../../../features/documents/queries'
import { listMetadata } from '../../../features/listing/list-metadata'
import { MissingPage } from '../../../features/shell/missing-page'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = documentFilter(await searchParams)
  return listMetadata({
    title: texts.metaTitle,
    description: texts.description,
    path: listAddress(routes.documents, filter),
    page: filter.page,
    isSearch: Boolean(filter.q),
  })
}

export default async function DocumentsPage({ searchParams }: Props) {
  const filter = documentFilter(await searchParams)
  const found = await listDocuments(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <DocumentsScreen filter={filter} found={found} now={new Date()} />
}
