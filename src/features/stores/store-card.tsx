import { mapLink, phoneLink } from '#domain/contacts/contact-link'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { openingHours } from '#domain/stores/opening-hours'
import { CategoryLine } from '../../ui/page/category-line'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { DetailLine, DetailLink } from '../listing/item/detail-line'
import { HeartButton } from '../listing/heart-button'
import { CardPicture } from '../listing/pictures/card-picture'
import { OpenNow } from './open-now'
import type { ShownStore } from './store'
import { StoreRating } from './store-rating'

type Props = { store: ShownStore; isFirst?: boolean }

export function StoreCard({ store, isFirst }: Props) {
  const { id, name, slug, type, category, description, address, city, phone, hours } = store
  const url = itemUrl({ kind: 'stores', id, slug })
  const week = openingHours(hours)
  return (
    <Card>
      <CardPicture pictures={itemPictures({ ...store, title: name })} isFirst={isFirst} />
      <div className="card-head">
        <CategoryLine name={type} />
        <span className="flex items-center gap-1">
          <StoreRating store={store} />
          <HeartButton item={{ kind: 'stores', id, title: name, url }} />
        </span>
      </div>
      <CardTitle href={url}>{name}</CardTitle>
      <p className="type-meta">{category}</p>
      {store.claimedAt ? (
        <p>
          <ConfirmedByOwner claimedAt={store.claimedAt} />
        </p>
      ) : null}
      {description ? <p className="card-text-short">{description}</p> : null}
      <div className="mt-auto grid gap-0.5 border-t border-line pt-2">
        <DetailLink icon="map-pin" href={mapLink(address, city)} external>
          {address}, {city}
        </DetailLink>
        <DetailLink icon="phone" href={phoneLink(phone)}>
          {phone}
        </DetailLink>
        <DetailLine icon="clock">
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {hours}
            {week ? <OpenNow hours={week} /> : null}
          </span>
        </DetailLine>
      </div>
    </Card>
  )
}
