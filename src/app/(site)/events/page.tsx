import type { Metadata } from 'next'
import { listAddress } from '#domain/list-address'
import { routes } from '#domain/routes'
import { eventPageTexts } from '#texts/event-pages'
import { eventTexts } from '#texts/events'
import { EventsScreen } from '../../../features/events/events-screen'
import { eventFilter, listEvents } from '../../../features/events/queries'
import { listMetadata } from '../../../features/listing/list-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = eventFilter(await searchParams)
  const { q, category, when, page } = filter
  const title = when === 'past' ? eventPageTexts.pastTitle : eventTexts.many
  return listMetadata({
    title: category ? `${title}: ${eventTexts.categories[category]}` : title,
    description: eventPageTexts.description,
    path: listAddress(routes.events, filter),
    page,
    isSearch: Boolean(q),
  })
}

export default async function EventsPage({ searchParams }: Props) {
  const filter = eventFilter(await searchParams)
  return <EventsScreen filter={filter} found={await listEvents(filter)} />
}
