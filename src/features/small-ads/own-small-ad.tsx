'use client'

import { CircleCheck, Clock, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { isOver as isOverAt } from '#domain/days-left'
import { daysLeftTexts, ownAdTexts as texts } from '#texts/small-ad-pages'
import { Badge } from '../../ui/badge'
import { CategoryLine } from '../../ui/category-line'
import { OwnCard } from '../listing/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import { AdPrice } from './ad-price'
import { DaysLeft } from './days-left'
import OwnAdTools from './own-ad-tools'
import { useOwnAd } from './use-own-ad'

/** How a member's ad stands: its state, the days that are left, who asked for the contact. */
export default function OwnSmallAd({ item }: { item: OwnItem }) {
  const [now] = useState(() => new Date())
  const ad = useOwnAd(item)
  const expiresAt = item.expiresAt ?? ''
  const isOver = isOverAt({ expiresAt, now })
  return (
    <OwnCard
      item={item}
      isOver={isOver || Boolean(item.reason)}
      head={
        <span className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge isOver={isOver} isHidden={Boolean(item.reason)} />
          {ad ? <CategoryLine name={ad.category} /> : null}
        </span>
      }
      extra={
        <>
          {isOver ? (
            <span className="type-meta">{daysLeftTexts.over(expiresAt)}</span>
          ) : (
            <DaysLeft expiresAt={expiresAt} now={now} isLong />
          )}
          <span className="min-h-5 type-meta">{ad ? texts.contactViews(ad.contactViews ?? 0) : null}</span>
        </>
      }
      actions={
        <>
          <span className="flex min-h-touch items-center pe-2 max-sm:basis-full">
            {ad ? <AdPrice price={ad.price} /> : null}
          </span>
          <OwnAdTools item={item} />
        </>
      }
    />
  )
}

function StateBadge({ isOver, isHidden }: { isOver: boolean; isHidden: boolean }) {
  if (isHidden)
    return (
      <Badge tone="bad" icon={EyeOff}>
        {texts.hidden}
      </Badge>
    )
  if (isOver)
    return (
      <Badge tone="draft" icon={Clock}>
        {texts.expired}
      </Badge>
    )
  return (
    <Badge tone="mine" icon={CircleCheck}>
      {texts.active}
    </Badge>
  )
}
