'use client'

import { lazy } from 'react'
import { ownStoreTexts as texts } from '#texts/own-store'
import { OwnSection } from '../listing/own-section'

const OwnStore = lazy(() => import('./own-store'))

/** What a member suggested, with its state and why it was sent back. */
export const OwnStores = () => (
  <OwnSection kind="stores" title={texts.own}>
    {(item) => <OwnStore item={item} />}
  </OwnSection>
)
