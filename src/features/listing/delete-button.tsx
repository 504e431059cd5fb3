'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { listingTexts as texts } from '#texts/listing'
import { send } from '../../ui/send'
import { refreshViewer } from '../viewer/viewer-store'
import { ConfirmedButton, type Question } from './confirmed-button'

export type Deletion = Question & {
  /** Address of the item in the API. */
  item: string
}

type Props = {
  deletion: Deletion
  /** Where its own page goes then; in a list the list is drawn anew. */
  onDeleted?: () => void
}

export function DeleteButton({ deletion: { item, ...question }, onDeleted }: Props) {
  const { refresh } = useRouter()

  function follow() {
    void refreshViewer()
    if (onDeleted) onDeleted()
    else refresh()
  }
  return (
    <ConfirmedButton
      variant="danger-quiet"
      size="sm"
      icon={Trash2}
      question={question}
      act={() => send('DELETE', item)}
      onDone={follow}
    >
      {texts.remove}
    </ConfirmedButton>
  )
}
