'use client'

import { Users } from 'lucide-react'
import { lazy } from 'react'
import { eventPageTexts as texts } from '#texts/event-pages'
import { Opener } from '../../ui/opener'

const GuestsDialog = lazy(() => import('./guests-dialog'))

/** For whoever organises the event, and for staff. */
export const ShowGuests = ({ event }: { event: { id: string; title: string } }) => (
  <Opener
    variant="secondary"
    size="sm"
    icon={Users}
    dialog={(state) => <GuestsDialog {...state} event={event} />}
  >
    {texts.guests}
  </Opener>
)
