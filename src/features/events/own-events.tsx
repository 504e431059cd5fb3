'use client'

import { lazy } from 'react'
import { eventPageTexts as texts } from '#texts/event-pages'
import { OwnSection } from '../listing/own-section'

const OwnEvent = lazy(() => import('./own-event'))

export const OwnEvents = () => (
  <OwnSection kind="events" title={texts.own}>
    {(item) => <OwnEvent item={item} />}
  </OwnSection>
)
