'use client'

import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { itemActionTexts } from '#texts/lists/item-actions'
import { Opener } from '../../ui/opener'

const EventForm = lazy(() => import('./event-form'))

export const EditEvent = ({ id }: { id: string }) => (
  <Opener variant="secondary" size="sm" icon={Pencil} dialog={(state) => <EventForm {...state} id={id} />}>
    {itemActionTexts.edit}
  </Opener>
)
