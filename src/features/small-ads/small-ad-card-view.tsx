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
      <div className={isWide ? 'wide-card-body' : 'flex flex-1 flex-col gap-3'}>
        <div className="grid min-w-0 content-start gap-2">
          <CardTitle href={item.url}>{item.title}</CardTitle>
          <p className="card-text">{text}</p>
        </div>
        {facts ? <CarFacts facts={facts} isWide={isWide} /> : null}
        <div className="mt-auto grid min-w-0 gap-2">
          <AdPrice price={price} />
          <p className="flex min-w-0 flex-wrap items-center gap-x-4 type-meta">
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Icon icon="map-pin" size={16} />
              {city}
            </span>
            <span className="min-w-0 truncate">{author}</span>
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
