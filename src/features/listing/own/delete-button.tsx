'use client'

import { useRouter } from 'next/navigation'
import type { ItemKind } from '#domain/item-kinds'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { send } from '../../../ui/requests/send'
import { refreshViewer } from '../../viewer/viewer-store'
import { ConfirmedButton } from './confirmed-button'

export type DeletionTexts = {
  deleteTitle: string
  deleteConfirm: string
  deleted: string
  deleteFailed: string
}

export type DeletionProps = {
  item: { kind: ItemKind; id: string; title: string }
  texts: DeletionTexts
  /** On the item's own page; a list is only rendered again. */
  onDeleted?: () => void
}

export function DeleteButton({ item: { kind, id, title }, texts, onDeleted }: DeletionProps) {
  const { refresh } = useRouter()
  const question = {
    title: texts.deleteTitle,
    text: ownItemActionTexts.removeText(title),
    confirm: texts.deleteConfirm,
    success: texts.deleted,
    failure: texts.deleteFailed,
  }

  function follow() {
    void refreshViewer()
    if (onDeleted) onDeleted()
    else refresh()
  }
  return (
    <ConfirmedButton
      variant="danger-quiet"
      size="sm"
      icon="trash-2"
      question={question}
      act={() => send('DELETE', `/api/${kind}/${id}`)}
      onDone={follow}
    >
      {ownItemActionTexts.remove}
    </ConfirmedButton>
  )
}
