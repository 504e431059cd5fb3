'use client'

import { ownSmallAdsTexts as texts } from '#texts/small-ads/own-small-ads'
import { lazyPart } from '../../ui/lazy-part'
import { OwnSection } from '../listing/own/own-section'
import { useViewer } from '../viewer/viewer-store'

const OwnSmallAd = lazyPart(() => import('./own-small-ad'))

export function OwnSmallAds() {
  const count = useViewer().own.filter(({ kind }) => kind === 'small-ads').length
  return (
    <OwnSection kind="small-ads" title={count > 1 ? texts.ownMany : texts.own}>
      {(item) => <OwnSmallAd item={item} />}
    </OwnSection>
  )
}
