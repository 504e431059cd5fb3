import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { Badge } from '../../ui/states/badge'
import { Icon } from '../../ui/graphics/icon'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { HeartButton } from '../listing/heart-button'
import { CardPicture } from '../listing/pictures/card-picture'
import { ReportButton } from '../listing/report/report-button'
import type { ShownApartment } from './apartment'
import { ApartmentActions } from './apartment-actions'
import { availableFrom, rentOf } from './rent'

type Props = { apartment: ShownApartment; isFirst?: boolean }

export function ApartmentCard({ apartment, isFirst }: Props) {
  const { id, title, slug, adType, city, address, description } = apartment
  const url = itemUrl({ kind: 'apartments', id, slug })
  return (
    <Card>
      <CardPicture pictures={itemPictures(apartment)} isFirst={isFirst} />
      <div className="card-head">
        <Badge tone={adType === 'offer' ? 'ok' : 'info'}>{texts.adTypes[adType]}</Badge>
        <ReportButton item={{ type: 'apartment', id, name: title }} />
        <HeartButton item={{ kind: 'apartments', id, title, url }} />
      </div>
      <CardTitle href={url}>{title}</CardTitle>
      <p className="icon-fact text-sm text-ink-soft">
        <Icon icon="map-pin" size={16} />
        <span>{`${city}, ${address}`}</span>
      </p>
      <p className="card-text-short">{description}</p>
      <Features apartment={apartment} />
      <div className="card-foot">
        <span className="price">{rentOf(apartment)}</span>
        <ApartmentActions apartment={{ id, title }} />
      </div>
    </Card>
  )
}

function Features({ apartment }: { apartment: ShownApartment }) {
  const { adType, rooms, area, furnished, petsAllowed } = apartment
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      <Feature icon="bed-double">{texts.roomCount(rooms)}</Feature>
      {area ? <Feature icon="ruler">{texts.area(area)}</Feature> : null}
      {furnished ? <Feature icon="armchair">{texts.furnished}</Feature> : null}
      {petsAllowed ? <Feature icon="paw-print">{texts.petsAllowed}</Feature> : null}
      <Feature icon="calendar-days">
        {adType === 'search' ? texts.neededFrom : texts.availableFrom}: {availableFrom(apartment)}
      </Feature>
    </ul>
  )
}

const Feature = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="icon-fact">
    <Icon icon={icon} size={16} />
    <span>{children}</span>
  </li>
)
