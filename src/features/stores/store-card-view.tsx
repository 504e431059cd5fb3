'use client'

import type { OpeningHours } from '#domain/stores/opening-hours'
import { CategoryLine } from '../../ui/page/category-line'
import { type CardData, ItemCard } from '../listing/card/item-card'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { CardTitle } from '../listing/item/card-title'
import { DetailLine, DetailLink } from '../listing/item/detail-line'
import { OpenNow } from './open-now'
import { StoreRating, type RatingWords } from './store-rating'

type Props = CardData & {
  type: string
  rating: RatingWords
  category: string
  isConfirmed: boolean
  text: string | null
  place: string
  map: string
  phone: string
  call: string
  hours: string
  week: OpeningHours | null
}

export function StoreCardView(props: Props) {
  const { type, rating, category, isConfirmed, text, place, map, phone, call, hours, week, ...item } = props
  return (
    <ItemCard
      item={item}
      kind="stores"
      tag={<CategoryLine name={type} />}
      beside={<StoreRating rating={rating} />}
    >
      <CardTitle href={item.url}>{item.title}</CardTitle>
      <p className="type-meta">{category}</p>
      {isConfirmed ? (
        <p>
          <ConfirmedByOwner />
        </p>
      ) : null}
      {text ? <p className="card-text-short">{text}</p> : null}
      <div className="mt-auto grid gap-0.5 border-t border-line pt-2">
        <DetailLink icon="map-pin" href={map} external>
          {place}
        </DetailLink>
        <DetailLink icon="phone" href={call}>
          {phone}
        </DetailLink>
        <DetailLine icon="clock">
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {hours}
            {week ? <OpenNow hours={week} /> : null}
          </span>
        </DetailLine>
      </div>
    </ItemCard>
  )
}
