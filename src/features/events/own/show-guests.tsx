'use client'

import { ownEventTexts as texts } from '#texts/events/own-event'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'

const GuestsDialog = lazyPart(() => import('./guests-dialog'))

export const ShowGuests = ({ event }: { event: { id: string; title: string } }) => (
  <Opener
    variant="secondary"
    size="sm"
    icon="users"
    dialog={(state) => <GuestsDialog {...state} event={event} />}
  >
    {texts.guests}
  </Opener>
)
