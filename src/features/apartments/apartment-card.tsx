import type { IconName } from '#domain/icon-names'
import { cardPicture } from '#domain/files/card-picture'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { CARD_TEXT_MAX } from '#domain/limits'
import { excerptOf } from '#domain/text/excerpt'
import { keptTogether } from '#domain/text/kept-together'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import type { ShownApartment } from './apartment'
import { ApartmentCardView, type Feature } from './apartment-card-view'
import { availableFrom, rentOf } from './rent'

type Props = { apartment: ShownApartment; isFirst?: boolean }

export function ApartmentCard({ apartment, isFirst = false }: Props) {
  const { id, title, slug, adType, city, address, description } = apartment
  return (
    <ApartmentCardView
      id={id}
      title={keptTogether(title)}
      url={itemUrl({ kind: 'apartments', id, slug })}
      picture={cardPicture(itemPictures(apartment))}
      isFirst={isFirst}
      isOffer={adType === 'offer'}
      adType={texts.adTypes[adType]}
      place={[city, address].filter(Boolean).join(', ')}
      text={keptTogether(excerptOf(description, CARD_TEXT_MAX))}
      features={featuresOf(apartment)}
      rent={rentOf(apartment)}
    />
  )
}

function featuresOf(apartment: ShownApartment): Feature[] {
  const { adType, rooms, area, furnished, petsAllowed } = apartment
  const from = adType === 'search' ? texts.neededFrom : texts.availableFrom
  const features: [IconName, string | false][] = [
    ['bed-double', texts.roomCount(rooms)],
    ['ruler', area ? texts.area(area) : false],
    ['armchair', furnished ? texts.furnished : false],
    ['paw-print', petsAllowed ? texts.petsAllowed : false],
    ['calendar-days', `${from}: ${availableFrom(apartment)}`],
  ]
  return features.flatMap(([icon, words]) => (words ? [{ icon, words }] : []))
}
