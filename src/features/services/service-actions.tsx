'use client'

import { ownServiceTexts } from '#texts/services/own-service'
import { lazyPart } from '../../ui/lazy-part'
import { OwnActions } from '../listing/own/own-actions'
import type { OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazyPart(() => import('./service-form'))

export const ServiceActions = ({ item }: { item: OwnItem }) => (
  <OwnActions item={item} texts={ownServiceTexts} form={(state) => <ServiceForm {...state} id={item.id} />} />
)
