'use client'

import { ownEventTexts } from '#texts/events/own-event'
import { DeleteButton } from '../../listing/own/delete-button'
import type { OwnItem } from '../../viewer/viewer-store'
import { EditEvent } from './edit-event'
import { ShowGuests } from './show-guests'

export default function OwnEventTools({ item }: { item: OwnItem }) {
  return (
    <>
      <ShowGuests event={item} />
      <EditEvent id={item.id} />
      <DeleteButton item={item} texts={ownEventTexts} />
    </>
  )
}
