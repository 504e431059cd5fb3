'use client'

import { Users } from 'lucide-react'
import { lazy } from 'react'
import { ownEventTexts as texts } from '#texts/events/own-event'
import { Opener } from '../../ui/opener'

const GuestsDialog = lazy(() => import('./guests-dialog'))

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
