import { mapLink, phoneLink } from '#domain/contacts/contact-link'
import { cardPicture } from '#domain/files/card-picture'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { CARD_TEXT_MAX } from '#domain/limits'
import { openingHours } from '#domain/stores/opening-hours'
import { excerptOf } from '#domain/text/excerpt'
import { keptTogether } from '#domain/text/kept-together'
import { ratingWords } from './rating-words'
import type { ShownStore } from './store'
import { StoreCardView } from './store-card-view'

type Props = { store: ShownStore; isFirst?: boolean }

export function StoreCard({ store, isFirst = false }: Props) {
  const { id, name, slug, type, category, description, address, city, phone, hours, claimedAt } = store
  return (
    <StoreCardView
      id={id}
      title={keptTogether(name)}
      url={itemUrl({ kind: 'stores', id, slug })}
      picture={cardPicture(itemPictures({ ...store, title: name }))}
      isFirst={isFirst}
      type={type}
      rating={ratingWords(store)}
      category={category}
      isConfirmed={Boolean(claimedAt)}
      text={description ? keptTogether(excerptOf(description, CARD_TEXT_MAX)) : null}
      place={`${address}, ${city}`}
      map={mapLink(address, city)}
      phone={phone}
      call={phoneLink(phone)}
      hours={hours}
      week={openingHours(hours)}
    />
  )
}
