'use client'

import { useRouter } from 'next/navigation'
import { ownAdTexts as texts } from '#texts/small-ad-pages'
import { OwnSection } from '../listing/own-section'
import { refreshViewer, useViewer } from '../viewer/viewer-store'
import { OwnSmallAd } from './own-small-ad'

/** The member's active ad, and those that have run out. */
export function OwnSmallAds() {
  const { refresh } = useRouter()
  const count = useViewer().own.filter(({ kind }) => kind === 'small-ads').length
  function afterDeletion() {
    void refreshViewer()
    refresh()
  }
  return (
    <OwnSection kind="small-ads" title={count > 1 ? texts.ownMany : texts.own}>
      {(item) => <OwnSmallAd item={item} onDeleted={afterDeletion} />}
    </OwnSection>
  )
}
