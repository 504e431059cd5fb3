'use client'

import type { ShownPrice } from '#texts/small-ads/ad-price'
import { Icon } from '../../ui/graphics/icon'
import { CategoryLine } from '../../ui/page/category-line'
import { type CardData, ItemCard } from '../listing/card/item-card'
import { CardTitle } from '../listing/item/card-title'
import { AdPrice } from './ad-price'
import { CarFacts, type CarFact } from './car-facts'
import { DaysLeft } from './days-left'
import type { DaysLeftWords } from './days-left-words'
import { SmallAdActions } from './small-ad-actions'

type Props = CardData & {
  category: string
  text: string
  facts: CarFact[] | null
  isWide: boolean
  price: ShownPrice
  city: string
  author: string | null
  left: DaysLeftWords | null
}

export function SmallAdCardView({
  category,
  text,
  facts,
  isWide,
  price,
  city,
  author,
  left,
  ...item
}: Props) {
  return (
    <ItemCard
      item={item}
      kind="small-ads"
      tag={<CategoryLine name={category} />}
      reportAs="small_ad"
      className={isWide ? 'wide-card' : undefined}
    >
      <div className="card-body">
        <div className="ad-words">
          <CardTitle href={item.url}>{item.title}</CardTitle>
          <p className="card-text">{text}</p>
        </div>
        {facts ? <CarFacts facts={facts} isWide={isWide} /> : null}
        <div className="ad-words mt-auto">
          <AdPrice price={price} />
          <p className="ad-place">
            <Icon icon="map-pin" size={16} />
            <span>{city}</span>
            <span>{author}</span>
          </p>
          <div className="card-foot">
            {left ? <DaysLeft {...left} /> : null}
            <SmallAdActions ad={item} />
          </div>
        </div>
      </div>
    </ItemCard>
  )
}
