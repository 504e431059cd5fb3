import { eventPageTexts as texts } from '#texts/events/event-pages'
import { CardGrid } from '../../listing/list/card-grid'
import { SimilarItems } from '../../listing/item/similar-items'
import type { ShownEvent } from '../event'
import { EventCard } from '../card/event-card'
import { similarEvents } from '../queries'

export async function SimilarEvents({ to }: { to?: ShownEvent }) {
  const events = await similarEvents(to)
  if (events.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
