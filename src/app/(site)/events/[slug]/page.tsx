import type { Metadata } from 'next'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { EventView } from '../../../../features/events/item/event-view'
import { eventBySlug } from '../../../../features/events/queries'
import { SimilarEvents } from '../../../../features/events/item/similar-events'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await eventBySlug((await params).slug)
  if (!event || event === 'gone') return itemMetadata(event)
  const { title, description, city, image } = event
  return itemMetadata({
    title,
    description: `${texts.times(event)}, ${city}. ${description}`,
    path: itemUrl({ kind: 'events', ...event }),
    picture: image,
  })
}

export default async function EventPage({ params }: Props) {
  const event = await eventBySlug((await params).slug)
  if (event && event !== 'gone') return <EventView event={event} />
  return (
    <ItemMissing isGone={event === 'gone'} list={{ href: routes.events, label: texts.back }}>
      <SimilarEvents />
    </ItemMissing>
  )
}
