import { eventStatus } from '#domain/events/event-status'
import { toPicture } from '#domain/files/pictures'
import { itemUrl } from '#domain/kinds'
import { eventPageTexts as texts } from '#texts/events/event-pages'
import { signUpTexts } from '#texts/events/event-sign-up'
import { eventTexts } from '#texts/events/events'
import { Badge } from '../../ui/states/badge'
import { ButtonLink } from '../../ui/buttons/button-link'
import { CategoryLine } from '../../ui/page/category-line'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { HeartButton } from '../listing/heart-button'
import { CardPicture } from '../listing/pictures/card-picture'
import { IconFact } from '../listing/item/icon-fact'
import { DateLeaf } from './date-leaf'
import { isFull, seatsOf, type CardEvent } from './event'
import { EventStateBadge } from './event-state'

type Props = { event: CardEvent; now?: Date; isFirst?: boolean }

export function EventCard({ event, now = new Date(), isFirst }: Props) {
  const { id, title, slug, date, endsAt, city, category, price, cancelled } = event
  const url = itemUrl({ kind: 'events', id, slug })
  const picture = toPicture(event.image)
  const status = eventStatus(event, now)
  const isOpen = status === 'upcoming' || status === 'ongoing'
  return (
    <Card>
      <CardPicture pictures={picture ? [picture] : []} isFirst={isFirst} />
      <div className="card-head">
        <CategoryLine name={eventTexts.categories[category]} />
        <HeartButton item={{ kind: 'events', id, title, url }} />
      </div>
      <div className="flex gap-4">
        <DateLeaf date={date} />
        <div className="grid min-w-0 content-start gap-2">
          <CardTitle href={url}>{title}</CardTitle>
          <span className="flex flex-wrap gap-1.5">
            <EventStateBadge event={{ date, endsAt, cancelled }} rendered={status} />
            {isOpen && isFull(event) ? <Badge tone="wait">{texts.full}</Badge> : null}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5 text-[1rem] text-ink-soft">
        <IconFact icon="clock">{texts.hour(date)}</IconFact>
        <IconFact icon="map-pin">{city}</IconFact>
        <IconFact icon="users">{texts.seats(seatsOf(event))}</IconFact>
      </div>
      <div className="card-foot">
        <span className="price">{texts.price(price)}</span>
        <ButtonLink
          href={isOpen ? `${url}#sign-up` : url}
          variant={isOpen ? 'soft' : 'secondary'}
          size="sm"
          className="flex-none"
        >
          {isOpen ? signUpTexts.signUp : texts.details}
          <span className="sr-only">{`: ${title}`}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
