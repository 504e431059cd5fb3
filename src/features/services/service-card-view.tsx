'use client'

import { itemActionTexts } from '#texts/lists/item-actions'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Avatar } from '../../ui/graphics/avatar'
import { CategoryLine } from '../../ui/page/category-line'
import { type CardData, ItemCard } from '../listing/card/item-card'
import { CardTitle } from '../listing/item/card-title'

type Props = CardData & {
  category: string
  text: string
  provider: string
  location: string | null
  price: string | null
}

export function ServiceCardView({ category, text, provider, location, price, ...item }: Props) {
  return (
    <ItemCard item={item} kind="services" tag={<CategoryLine name={category} />}>
      <CardTitle href={item.url}>{item.title}</CardTitle>
      <p className="card-text">{text}</p>
      <div className="mt-auto grid gap-3.5">
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar name={provider} />
          <span className="grid min-w-0">
            <span className="truncate type-label">{provider}</span>
            <span className="truncate type-meta">{location}</span>
          </span>
        </div>
        <div className="card-foot">
          <span className="price">{price}</span>
          <ButtonLink href={`${item.url}#contact`} variant="soft" size="sm">
            {itemActionTexts.contactUs}
            <span className="sr-only">{`: ${item.title}`}</span>
          </ButtonLink>
        </div>
      </div>
    </ItemCard>
  )
}
