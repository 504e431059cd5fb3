'use client'

import { Trash2 } from 'lucide-react'
import { listingTexts as texts } from '#texts/listing'
import { send } from '../../ui/send'
import { ConfirmedButton, type Question } from './confirmed-button'

export type Deletion = Question & {
  /** Address of the item in the API. */
  item: string
}

type Props = { deletion: Deletion; onDeleted: () => void }

export function DeleteButton({ deletion: { item, ...question }, onDeleted }: Props) {
  return (
    <ConfirmedButton
      variant="danger-quiet"
      size="sm"
      icon={Trash2}
      question={question}
      act={() => send('DELETE', item)}
      onDone={onDeleted}
    >
      {texts.remove}
    </ConfirmedButton>
  )
}
