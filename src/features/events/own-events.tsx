'use client'

import { lazy } from 'react'
import { OwnSection } from '../listing/own-section'

const OwnEvent = lazy(() => import('./own-event'))

export const OwnEvents = ({ title }: { title: string }) => (
  <OwnSection kind="events" title={title}>
    {(item) => <OwnEvent item={item} />}
  </OwnSection>
)
