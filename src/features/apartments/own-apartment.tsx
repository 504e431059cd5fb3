'use client'

import { useRouter } from 'next/navigation'
import { ownApartmentTexts as texts } from '#texts/apartment-pages'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import { refreshViewer } from '../viewer/viewer-store'
import { OwnApartmentTools } from './own-apartment-tools'

/** The member's ad with its state, and what they can do with it. */
export function OwnApartment() {
  const { refresh } = useRouter()
  function afterDeletion() {
    void refreshViewer()
    refresh()
  }
  return (
    <OwnSection kind="apartments" title={texts.own}>
      {(item) => (
        <OwnCard item={item} actions={<OwnApartmentTools item={item} onDeleted={afterDeletion} />} />
      )}
    </OwnSection>
  )
}
