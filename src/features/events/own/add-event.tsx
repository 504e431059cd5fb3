'use client'

import { routes } from '#domain/routes'
import { lazyPart } from '../../../ui/lazy-part'
import { AddItem } from '../../listing/own/add-item'

const EventForm = lazyPart(() => import('./event-form'))

export const AddEvent = ({ label }: { label: string }) => (
  <AddItem label={label} page={routes.events} dialog={(state) => <EventForm {...state} />} />
)
