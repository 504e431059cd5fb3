'use client'

import type { EventState, EventStatus } from '#domain/events/event-status'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { CategoryLine } from '../../../ui/page/category-line'
import { Badge } from '../../../ui/states/badge'
import { type CardData, ItemCard } from '../../listing/card/item-card'
import { CardTitle } from '../../listing/item/card-title'
import { IconFact } from '../../listing/item/icon-fact'
import { DateLeaf, type Leaf } from './date-leaf'
import { EventStateBadge } from '../event-state'
import './event-card.css'

type Props = CardData & {
  category: string
  state: EventState
  /** At render time. */
  status: EventStatus
  leaf: Leaf
  hour: string
  city: string
  seats: string
  /** Said where no seats are left. */
  full: string | null
  price: string
  action: string
  isOpen: boolean
}

export function EventCardView(props: Props) {
  const { category, state, status, leaf, hour, city, seats, full, price, action, isOpen, ...item } = props
  return (
    <ItemCard item={item} kind="events" tag={<CategoryLine name={category} />}>
      <div className="event-head">
        <DateLeaf date={state.date} leaf={leaf} />
        <div>
          <CardTitle href={item.url}>{item.title}</CardTitle>
          <span className="flex flex-wrap gap-1.5">
            <EventStateBadge event={state} rendered={status} />
            {full ? <Badge tone="wait">{full}</Badge> : null}
          </span>
        </div>
      </div>
      <div className="event-facts">
        <IconFact icon="clock">{hour}</IconFact>
        <IconFact icon="map-pin">{city}</IconFact>
        <IconFact icon="users">{seats}</IconFact>
      </div>
      <div className="card-foot">
        <span className="price">{price}</span>
        <ButtonLink
          href={isOpen ? `${item.url}#sign-up` : item.url}
          variant={isOpen ? 'soft' : 'secondary'}
          size="sm"
        >
          {action}
          <span className="sr-only">{`: ${item.title}`}</span>
        </ButtonLink>
      </div>
    </ItemCard>
  )
}
