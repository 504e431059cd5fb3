'use client'

import { eventPageTexts as texts } from '#texts/event-pages'
import { OwnCard } from '../listing/own-card'
import { OwnSection } from '../listing/own-section'
import { DeleteEvent } from './delete-event'
import { EditEvent } from './edit-event'
import { ShowGuests } from './show-guests'

export const OwnEvents = () => (
  <OwnSection kind="events" title={texts.own}>
    {(item) => (
      <OwnCard
        item={item}
        actions={
          <>
            <ShowGuests event={item} />
            <EditEvent id={item.id} />
            <DeleteEvent event={item} />
          </>
        }
      />
    )}
  </OwnSection>
)
