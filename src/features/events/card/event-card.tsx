import { eventStatus } from '#domain/events/event-status'
import { cardPicture } from '#domain/files/card-picture'
import { toPicture } from '#domain/files/pictures'
import { itemUrl } from '#domain/kinds'
import { keptTogether } from '#domain/text/kept-together'
import { calendarLeaf } from '#domain/time/dates'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { signUpTexts } from '#texts/events/event-sign-up'
import { eventTexts } from '#texts/events/events'
import { isFull, seatsOf, type CardEvent } from '../event'
import { EventCardView } from './event-card-view'

type Props = { event: CardEvent; now?: Date; isFirst?: boolean }

export function EventCard({ event, now = new Date(), isFirst = false }: Props) {
  const { id, title, slug, date, endsAt, city, category, price, cancelled } = event
  const picture = toPicture(event.image)
  const status = eventStatus(event, now)
  const isOpen = status === 'upcoming' || status === 'ongoing'
  return (
    <EventCardView
      id={id}
      title={keptTogether(title)}
      url={itemUrl({ kind: 'events', id, slug })}
      picture={cardPicture(picture ? [picture] : [])}
      isFirst={isFirst}
      category={eventTexts.categories[category]}
      state={{ date, endsAt, cancelled }}
      status={status}
      leaf={calendarLeaf(date)}
      hour={texts.hour(date)}
      city={city}
      seats={texts.seats(seatsOf(event))}
      full={isOpen && isFull(event) ? texts.full : null}
      price={texts.price(price)}
      action={isOpen ? signUpTexts.signUp : texts.details}
      isOpen={isOpen}
    />
  )
}
