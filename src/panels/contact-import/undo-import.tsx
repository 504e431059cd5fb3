'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { StartedImport } from '#domain/contacts/import-answers'
import { importRunTexts as texts } from '#texts/contacts/import-screen'
import { send } from '../../ui/requests/send'
import { ConfirmDialog } from '../screen/confirm-dialog'

type Props = { found: StartedImport; onClose: (isStarted: boolean) => void }

export function UndoImport({ found: { job, added = 0, changed = 0 }, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function undo() {
    setIsBusy(true)
    const answer = await send('POST', `/api/contacts/import/${job}/undo`)
    if (!answer.ok) toast.error(answer.message)
    onClose(answer.ok)
  }

  return (
    <ConfirmDialog
      title={texts.undoTitle}
      text={texts.undoText(added, changed)}
      confirm={texts.undo}
      isBusy={isBusy}
      onConfirm={() => void undo()}
      onClose={() => onClose(false)}
    />
  )
}
