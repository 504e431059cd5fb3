'use client'

import type { IconName } from '#domain/icon-names'
import { Icon } from '../../ui/graphics/icon'
import { Badge } from '../../ui/states/badge'
import { type CardData, ItemCard } from '../listing/card/item-card'
import { CardTitle } from '../listing/item/card-title'
import { IconFact } from '../listing/item/icon-fact'
import { ApartmentActions } from './apartment-actions'

export type Feature = { icon: IconName; words: string }

type Props = CardData & {
  isOffer: boolean
  adType: string
  place: string
  text: string
  features: Feature[]
  rent: string
}

export function ApartmentCardView({ isOffer, adType, place, text, features, rent, ...item }: Props) {
  return (
    <ItemCard
      item={item}
      kind="apartments"
      tag={<Badge tone={isOffer ? 'ok' : 'info'}>{adType}</Badge>}
      reportAs="apartment"
    >
      <CardTitle href={item.url}>{item.title}</CardTitle>
      <p className="icon-fact text-sm text-ink-soft">
        <Icon icon="map-pin" size={16} />
        <span>{place}</span>
      </p>
      <p className="card-text-short">{text}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
        {features.map(({ icon, words }) => (
          <li key={icon}>
            <IconFact icon={icon} size={16}>
              {words}
            </IconFact>
          </li>
        ))}
      </ul>
      <div className="card-foot">
        <span className="price">{rent}</span>
        <ApartmentActions apartment={item} />
      </div>
    </ItemCard>
  )
}
