'use client'

import { lazy } from 'react'
import { ownApartmentTexts as texts } from '#texts/apartments/own-apartment'
import { OwnSection } from '../listing/own-section'

const OwnApartmentCard = lazy(() => import('./own-apartment-card'))

export const OwnApartment = () => (
  <OwnSection kind="apartments" title={texts.own}>
    {(item) => <OwnApartmentCard item={item} />}
  </OwnSection>
)
