'use client'

import { lazy } from 'react'
import { ownServiceTexts as texts } from '#texts/services/own-service'
import { OwnSection } from '../listing/own-section'

const OwnServiceCard = lazy(() => import('./own-service-card'))

export const OwnService = ({ id }: { id?: string }) => (
  <OwnSection kind="services" id={id} title={texts.own}>
    {(item) => <OwnServiceCard item={item} />}
  </OwnSection>
)
