import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { CARS } from '#domain/small-ads/small-ad-values'
import { CategoryLine } from '../../ui/page/category-line'
import { Icon } from '../../ui/graphics/icon'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { HeartButton } from '../listing/heart-button'
import { CardPicture } from '../listing/pictures/card-picture'
import { ReportButton } from '../listing/report/report-button'
import { AdPrice } from './ad-price'
import { CarFacts } from './car-facts'
import { DaysLeft } from './days-left'
import type { ShownAd } from './small-ad'
import { SmallAdActions } from './small-ad-actions'

type Props = {
  ad: ShownAd
  /** A car takes two columns, its facts in the second; `column` puts them below the text, `short` omits them. */
  look?: 'wide' | 'column' | 'short'
  isFirst?: boolean
}

export function SmallAdCard({ ad, look = 'wide', isFirst }: Props) {
  const { id, title, slug, category, description } = ad
  const url = itemUrl({ kind: 'small-ads', id, slug })
  const hasFacts = category === CARS && look !== 'short'
  const isWide = hasFacts && look === 'wide'
  return (
    <Card className={isWide ? 'wide-card' : undefined}>
      <CardPicture pictures={itemPictures(ad)} isFirst={isFirst} />
      <div className="card-head">
        <CategoryLine name={category} />
        <ReportButton item={{ type: 'small_ad', id, name: title }} />
        <HeartButton item={{ kind: 'small-ads', id, title, url }} />
      </div>
      <div className={isWide ? 'wide-card-body' : 'flex flex-1 flex-col gap-3'}>
        <div className="grid min-w-0 content-start gap-2">
          <CardTitle href={url}>{title}</CardTitle>
          <p className="card-text">{description}</p>
        </div>
        {hasFacts ? <CarFacts ad={ad} isWide={isWide} /> : null}
        <Foot ad={ad} />
      </div>
    </Card>
  )
}

function Foot({ ad: { id, title, price, city, authorName, expiresAt } }: { ad: ShownAd }) {
  return (
    <div className="mt-auto grid min-w-0 gap-2">
      <AdPrice price={price} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-4 type-meta">
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Icon icon="map-pin" size={16} />
          {city}
        </span>
        <span className="min-w-0 truncate">{authorName}</span>
      </p>
      <div className="card-foot">
        {expiresAt ? <DaysLeft expiresAt={expiresAt} now={new Date()} /> : null}
        <SmallAdActions ad={{ id, title }} />
      </div>
    </div>
  )
}
