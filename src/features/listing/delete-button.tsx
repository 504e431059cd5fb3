'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorTexts } from '#texts/errors'
import { listingTexts as texts } from '#texts/listing'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { send } from '../../ui/send'
import { toast } from '../../ui/toast-store'

export type Deletion = {
  /** Address of the item in the API. */
  item: string
  title: string
  text: string
  confirm: string
  success: string
  failure: string
}

/** The button that asks first. */
export function DeleteButton({ deletion, onDeleted }: { deletion: Deletion; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    setIsBusy(true)
    const answer = await send('DELETE', deletion.item)
    setIsBusy(false)
    // Somebody was faster, perhaps in another tab: what was wanted is done.
    if (!answer.ok && answer.status !== 404) {
      return toast({ tone: 'bad', title: errorTexts.title, text: deletion.failure, seconds: 5 })
    }
    setIsOpen(false)
    toast({ tone: 'ok', title: errorTexts.success, text: deletion.success })
    onDeleted()
  }

  return (
    <>
      <Button variant="danger-quiet" size="sm" icon={Trash2} onClick={() => setIsOpen(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={deletion.title}
        text={deletion.text}
        confirm={deletion.confirm}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
