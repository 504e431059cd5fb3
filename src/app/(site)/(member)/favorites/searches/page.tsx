import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { searchPageTexts } from '#texts/searches/search-page'
import { askedSearch, ownSearches } from '../../../../../features/searches/queries'
import { SearchesScreen } from '../../../../../features/searches/searches-screen'
import { viewer } from '../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../ui/page/page-metadata'

const { title, description } = searchPageTexts
export const metadata: Metadata = pageMetadata({
  title,
  description,
  path: routes.savedSearches,
  isIndexed: false,
})

type Props = { searchParams: Promise<{ save?: string | string[] }> }

export default async function SavedSearchesPage({ searchParams }: Props) {
  const { save } = await searchParams
  const list = typeof save === 'string' ? save : null
  const user = await viewer()
  if (!user) redirect(routes.auth(listAddress(routes.savedSearches, { save: list })))
  const asked = list === null ? null : ((await askedSearch(list)) ?? 'unknown')
  return <SearchesScreen user={user} searches={await ownSearches(user)} asked={asked} />
}
