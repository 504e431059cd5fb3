import type { Metadata } from 'next'
import { asksForSaved, contactFilters } from '#domain/contacts/contact-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { savedContactTexts } from '#texts/contacts/saved-contacts'
import { ContactsScreen } from '../../../features/contacts/contacts-screen'
import { countContacts, donationUrl, listContacts } from '../../../features/contacts/queries'
import { SavedScreen } from '../../../features/contacts/saved-screen'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const address = await searchParams
  if (asksForSaved(address)) return { title: savedContactTexts.savedTitle, robots: { index: false } }
  const filter = contactFilters.read(address)
  return listMetadata({
    ...(filter.filter ? texts.kinds[filter.filter] : texts),
    path: listAddress(routes.contacts, filter),
    page: filter.page,
    isSearch: Boolean(filter.q),
  })
}

export default async function ContactsPage({ searchParams }: Props) {
  const address = await searchParams
  if (asksForSaved(address)) return <SavedScreen />
  const filter = contactFilters.read(address)
  const [found, counts, donation] = await Promise.all([
    listContacts(filter),
    countContacts(filter),
    donationUrl(),
  ])
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <ContactsScreen filter={filter} found={found} counts={counts} donationUrl={donation} />
}
