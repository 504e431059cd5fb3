'use client'

import { lazy } from 'react'
import { routes } from '#domain/routes'
import { eventPageTexts as texts } from '#texts/event-pages'
import { AddItem } from '../listing/add-item'

const EventForm = lazy(() => import('./event-form'))

export const AddEvent = () => (
  <AddItem label={texts.add} page={routes.events} dialog={(state) => <EventForm {...state} />} />
)
