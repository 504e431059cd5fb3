import { Clock, MapPin, Phone } from 'lucide-react'
import { mapLink, phoneLink } from '#domain/contact-link'
import { itemUrl } from '#domain/item-kinds'
import { openingHours } from '#domain/opening-hours'
import { CategoryLine } from '../../ui/category-line'
import { Card } from '../listing/card-grid'
import { CardTitle } from '../listing/card-title'
import { HeartButton } from '../listing/heart-button'
import { IconFact } from '../listing/icon-fact'
import { OpenNow } from './open-now'
import type { ShownStore } from './store'
import { StoreRating } from './store-rating'

/** High enough for a finger, without more room between the lines. */
const factLink = 'inline-flex min-h-touch items-center -my-2.5 text-link'

export function StoreCard({ store }: { store: ShownStore }) {
  const { id, name, slug, type, category, description, address, city, phone, hours } = store
  const url = itemUrl({ kind: 'stores', id, slug })
  const week = openingHours(hours)
  return (
    <Card>
      <div className="-me-3 flex min-h-touch items-center justify-between gap-2">
        <CategoryLine name={type} />
        <span className="flex items-center gap-1">
          <StoreRating store={store} />
          <HeartButton item={{ kind: 'stores', id, title: name, url }} />
        </span>
      </div>
      <CardTitle href={url}>{name}</CardTitle>
      <p className="type-meta">{category}</p>
      {description ? <p className="line-clamp-2 text-[1rem] leading-6 text-ink-soft">{description}</p> : null}
      <div className="mt-auto grid justify-items-start gap-2.5 border-t border-line pt-3.5 text-[1rem]">
        <IconFact icon={MapPin}>
          <a href={mapLink(address, city)} target="_blank" rel="noopener" className={factLink}>
            {address}, {city}
          </a>
        </IconFact>
        <IconFact icon={Phone}>
          <a href={phoneLink(phone)} className={factLink}>
            {phone}
          </a>
        </IconFact>
        <IconFact icon={Clock}>
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            {hours}
            {week ? <OpenNow hours={week} /> : null}
          </span>
        </IconFact>
      </div>
    </Card>
  )
}
