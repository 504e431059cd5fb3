'use client'

import { ownApartmentTexts as texts } from '#texts/apartments/own-apartment'
import { lazyPart } from '../../ui/lazy-part'
import { OwnSection } from '../listing/own/own-section'

const OwnApartmentCard = lazyPart(() => import('./own-apartment-card'))

export const OwnApartment = () => (
  <OwnSection kind="apartments" title={texts.own}>
    {(item) => <OwnApartmentCard item={item} />}
  </OwnSection>
)
