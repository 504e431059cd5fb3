import type { Metadata } from 'next'
import { listAddress } from '#domain/lists/list-address'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { savedContactTexts } from '#texts/contacts/saved-contacts'
import { ContactsScreen } from '../../../features/contacts/contacts-screen'
import { contactFilter, countContacts, donationUrl, listContacts } from '../../../features/contacts/queries'
import { SavedScreen } from '../../../features/contacts/saved-screen'
import { listMetadata } from '../../../features/listing/list-metadata'
import { MissingPage } from '../../../features/shell/missing-page'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const address = await searchParams
  if (isSaved(address)) return { title: savedContactTexts.savedTitle, robots: { index: false } }
  const filter = contactFilter(address)
  return listMetadata({
    ...(filter.filter ? texts.kinds[filter.filter] : texts),
    path: listAddress(routes.contacts, filter),
    page: filter.page,
    isSearch: Boolean(filter.q),
  })
}

export default async function ContactsPage({ searchParams }: Props) {
  const address = await searchParams
  if (isSaved(address)) return <SavedScreen />
  const filter = contactFilter(address)
  const [found, counts, donation] = await Promise.all([
    listContacts(filter),
    countContacts(filter),
    donationUrl(),
  ])
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <ContactsScreen filter={filter} found={found} counts={counts} donationUrl={donation} />
}

const isSaved = ({ filter }: Awaited<Props['searchParams']>) => filter === 'saved'
