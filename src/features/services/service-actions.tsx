'use client'

import { lazy } from 'react'
import { servicePageTexts } from '#texts/services'
import { OwnActions } from '../listing/own-actions'
import type { OwnItem } from '../viewer/viewer-store'

const ServiceForm = lazy(() => import('./service-form'))

export const ServiceActions = ({ item }: { item: OwnItem }) => (
  <OwnActions
    item={item}
    texts={servicePageTexts}
    form={(state) => <ServiceForm {...state} id={item.id} />}
  />
)
