'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DirectoryKind } from '#domain/directory/directory-kinds'
import { claimTexts as texts } from '#texts/directory/changes'
import { send } from '../../ui/requests/send'
import { ConfirmDialog } from '../screen/confirm-dialog'

export function EndClaim({ kind, id }: { kind: DirectoryKind; id: string }) {
  const router = useRouter()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isEnded, setIsEnded] = useState(false)

  async function end() {
    setIsBusy(true)
    const answer = await send<{ message: string }>('DELETE', `/api/directory/${kind}/${id}/claim`)
    setIsBusy(false)
    setIsAsked(false)
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(answer.data.message)
    setIsEnded(true)
    router.refresh()
  }

  if (isEnded) return null
  return (
    <div className="field-type">
      <button type="button" className="panel-button panel-button--secondary" onClick={() => setIsAsked(true)}>
        {texts.end}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={texts.endTitle}
          text={texts.endText}
          confirm={texts.end}
          isBusy={isBusy}
          onConfirm={() => void end()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
