import type { Metadata } from 'next'
import { eventFilters } from '#domain/events/event-filters'
import { listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { isPastEnd } from '#domain/lists/list-window'
import { routes } from '#domain/routes'
import { eventPageTexts } from '#texts/events/event-pages'
import { eventTexts } from '#texts/events/events'
import { kindTexts } from '#texts/kinds'
import { EventsScreen } from '../../../features/events/events-screen'
import { listEvents } from '../../../features/events/queries'
import { listMetadata } from '../../../features/listing/list/list-metadata'
import { MissingPage } from '../../../features/shell/pages/missing-page'

type Props = { searchParams: Promise<Address> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = eventFilters.read(await searchParams)
  const { q, category, when, page } = filter
  const title = when === 'past' ? eventPageTexts.pastTitle : kindTexts.events.many
  return listMetadata({
    title: category ? `${title}: ${eventTexts.categories[category]}` : title,
    description: eventPageTexts.description,
    path: listAddress(routes.events, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function EventsPage({ searchParams }: Props) {
  const filter = eventFilters.read(await searchParams)
  const found = await listEvents(filter)
  if (isPastEnd({ page: filter.page, total: found.total })) return <MissingPage />
  return <EventsScreen filter={filter} found={found} />
}
