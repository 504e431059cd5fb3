import { MapPin } from 'lucide-react'
import { itemUrl } from '#domain/item-kinds'
import { CARS } from '#texts/small-ads'
import { CategoryLine } from '../../ui/category-line'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { Card } from '../listing/card-grid'
import { CardTitle } from '../listing/card-title'
import { HeartButton } from '../listing/heart-button'
import { ReportButton } from '../listing/report-button'
import { AdPrice } from './ad-price'
import { CarFacts } from './car-facts'
import { DaysLeft } from './days-left'
import type { ShownAd } from './small-ad'
import { SmallAdActions } from './small-ad-actions'

/** A car takes two columns, with its facts in the second (design language §4). */
export function SmallAdCard({ ad }: { ad: ShownAd }) {
  const { id, title, slug, category } = ad
  const url = itemUrl({ kind: 'small-ads', id, slug })
  const isCar = category === CARS
  return (
    <Card className={isCar ? 'sm:col-span-2' : undefined}>
      <div className="-me-3 flex min-h-touch items-center">
        <CategoryLine name={category} className="me-auto" />
        <ReportButton item={{ type: 'small_ad', id, name: title }} />
        <HeartButton item={{ kind: 'small-ads', id, title, url }} />
      </div>
      <div
        className={classNames(
          'grid flex-1 gap-x-8 gap-y-3',
          isCar && 'sm:grid-cols-[repeat(2,minmax(0,1fr))]',
        )}
      >
        <Words ad={ad} url={url} />
        {isCar ? <CarFacts ad={ad} /> : null}
      </div>
    </Card>
  )
}

function Words({ ad, url }: { ad: ShownAd; url: string }) {
  const { id, title, description, price, city, authorName, expiresAt } = ad
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <CardTitle href={url}>{title}</CardTitle>
      <p className="line-clamp-3 text-[1rem] leading-6 wrap-anywhere text-ink-soft">{description}</p>
      <div className="mt-auto grid gap-2">
        <AdPrice price={price} />
        <p className="flex min-w-0 flex-wrap items-center gap-x-4 type-meta">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Icon icon={MapPin} size={16} />
            {city}
          </span>
          <span className="min-w-0 truncate">{authorName}</span>
        </p>
        <div className="mt-1 flex min-h-[57px] flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
          {expiresAt ? <DaysLeft expiresAt={expiresAt} now={new Date()} /> : null}
          <SmallAdActions ad={{ id, title }} />
        </div>
      </div>
    </div>
  )
}
