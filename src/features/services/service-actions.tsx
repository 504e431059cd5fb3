'use client'

import { lazy } from 'react'
import { ownServiceTexts } from '#texts/services/own-service'
import { OwnActions } from '../listing/own-actions'
import type { OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

export const ServiceActions = ({ item }: { item: OwnItem }) => (
  <OwnActions item={item} texts={ownServiceTexts} form={(state) => <ServiceForm {...state} id={item.id} />} />
)
