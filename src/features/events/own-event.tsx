'use client'

import { ownEventTexts } from '#texts/own-event'
import { DeleteButton } from '../listing/delete-button'
import { OwnCard } from '../listing/own-card'
import type { OwnItem } from '../viewer/viewer-store'
import { EditEvent } from './edit-event'
import { ShowGuests } from './show-guests'

/** Loaded only for who has one. */
export default function OwnEvent({ item }: { item: OwnItem }) {
  return (
    <OwnCard
      item={item}
      actions={
        <>
          <ShowGuests event={item} />
          <EditEvent id={item.id} />
          <DeleteButton item={item} texts={ownEventTexts} />
        </>
      }
    />
  )
}
