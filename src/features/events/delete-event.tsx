'use client'

import { eventPageTexts as texts } from '#texts/event-pages'
import { DeleteButton } from '../listing/delete-button'

type Props = { event: { id: string; title: string }; onDeleted?: () => void }

export function DeleteEvent({ event: { id, title }, onDeleted }: Props) {
  const deletion = {
    item: `/api/events/${id}`,
    title: texts.deleteTitle,
    text: texts.deleteText(title),
    confirm: texts.deleteConfirm,
    success: texts.deleted,
    failure: texts.deleteFailed,
  }
  return <DeleteButton deletion={deletion} onDeleted={onDeleted} />
}
