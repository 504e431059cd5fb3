'use client'

import { ownStoreTexts as texts } from '#texts/stores/own-stores'
import { lazyPart } from '../../ui/lazy-part'
import { OwnSection } from '../listing/own/own-section'

const OwnStore = lazyPart(() => import('./own-store'))

export const OwnStores = ({ id }: { id?: string }) => (
  <OwnSection kind="stores" id={id} title={texts.own}>
    {(item) => <OwnStore item={item} isPage={Boolean(id)} />}
  </OwnSection>
)
