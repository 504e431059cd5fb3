'use client'

import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'

const EventForm = lazyPart(() => import('./event-form'))

export const EditEvent = ({ id }: { id: string }) => (
  <Opener variant="secondary" size="sm" icon="pencil" dialog={(state) => <EventForm {...state} id={id} />}>
    {ownItemActionTexts.edit}
  </Opener>
)
