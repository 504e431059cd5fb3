'use client'

import { adPrice } from '#texts/small-ads/ad-price'
import { useState } from 'react'
import { ownState } from '#domain/moderation/own-state'
import { daysLeftTexts } from '#texts/small-ads/days-left'
import { ownAdTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CategoryLine } from '../../ui/page/category-line'
import { OwnCard } from '../listing/own/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import { AdPrice } from './ad-price'
import { daysLeftWords } from './days-left-words'
import { DaysLeft } from './days-left'
import OwnAdTools from './own-ad-tools'
import { useOwnAd } from './use-own-ad'

export default function OwnSmallAd({ item }: { item: OwnItem }) {
  const [now] = useState(() => new Date())
  const ad = useOwnAd(item)
  const expiresAt = item.expiresAt ?? ''
  const state = ownState(item, now)
  return (
    <OwnCard
      item={item}
      head={<span className="min-h-6">{ad ? <CategoryLine name={ad.category} /> : null}</span>}
      extra={
        <>
          {state === 'expired' ? (
            <span className="type-meta">{daysLeftTexts.over(expiresAt)}</span>
          ) : (
            <DaysLeft {...daysLeftWords({ expiresAt, now, isLong: true })} />
          )}
          <span className="min-h-5 type-meta">{ad ? texts.contactViews(ad.contactViews ?? 0) : null}</span>
        </>
      }
      actions={
        <>
          <span className="flex min-h-touch items-center pe-2 max-sm:basis-full">
            {ad ? <AdPrice price={adPrice(ad.price)} /> : null}
          </span>
          <OwnAdTools item={item} />
        </>
      }
    />
  )
}
