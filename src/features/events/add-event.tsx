'use client'

import { lazy } from 'react'
import { routes } from '#domain/routes'
import { AddItem } from '../listing/add-item'

const EventForm = lazy(() => import('./event-form'))

export const AddEvent = ({ label }: { label: string }) => (
  <AddItem label={label} page={routes.events} dialog={(state) => <EventForm {...state} />} />
)
