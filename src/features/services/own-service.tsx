'use client'

import { ownServiceTexts as texts } from '#texts/services/own-service'
import { lazyPart } from '../../ui/lazy-part'
import { OwnSection } from '../listing/own/own-section'

const OwnServiceCard = lazyPart(() => import('./own-service-card'))

export const OwnService = ({ id }: { id?: string }) => (
  <OwnSection kind="services" id={id} title={texts.own}>
    {(item) => <OwnServiceCard item={item} />}
  </OwnSection>
)
