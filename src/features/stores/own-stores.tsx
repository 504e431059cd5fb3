'use client'

import { lazy } from 'react'
import { ownStoreTexts as texts } from '#texts/stores/own-stores'
import { OwnSection } from '../listing/own-section'

const OwnStore = lazy(() => import('./own-store'))

export const OwnStores = ({ id }: { id?: string }) => (
  <OwnSection kind="stores" id={id} title={texts.own}>
    {(item) => <OwnStore item={item} isPage={Boolean(id)} />}
  </OwnSection>
)
