'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Suspension as Told } from '#domain/account/suspension'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { send } from '../../ui/requests/send'
import { ConfirmDialog } from '../screen/confirm-dialog'
import { SuspendDialog } from './suspend-dialog'

type Props = { id: string; name: string; told: Told | null; isStaff: boolean; canSignOut: boolean }
type Dialog = 'suspend' | 'lift' | 'sign-out'

export function Suspension({ id, name, told, isStaff, canSignOut }: Props) {
  const router = useRouter()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function end(path: 'suspend' | 'sessions') {
    setIsBusy(true)
    const answer = await send<{ message: string }>('DELETE', `/api/users/${id}/${path}`)
    setIsBusy(false)
    setDialog(null)
    if (!answer.ok) return void toast.error(answer.message)
    toast.success(answer.data.message)
    router.refresh()
  }

  const button = (label: string, opens: Dialog) => (
    <button type="button" className="panel-button panel-button--secondary" onClick={() => setDialog(opens)}>
      {label}
    </button>
  )

  return (
    <>
      <p>{isStaff ? texts.staffNever : told ? texts.isSuspended(told) : texts.notSuspended}</p>
      <div className="panel-row-actions">
        {!isStaff && button(texts.suspend, 'suspend')}
        {told && button(texts.lift, 'lift')}
        {canSignOut && button(texts.signOut, 'sign-out')}
      </div>
      {dialog === 'suspend' && (
        <SuspendDialog
          id={id}
          name={name}
          onClose={(isDone) => {
            setDialog(null)
            if (isDone) router.refresh()
          }}
        />
      )}
      {dialog === 'lift' && (
        <ConfirmDialog
          title={texts.liftTitle}
          text={texts.liftText}
          confirm={texts.lift}
          isBusy={isBusy}
          onConfirm={() => void end('suspend')}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'sign-out' && (
        <ConfirmDialog
          title={texts.signOutTitle}
          text={texts.signOutText}
          confirm={texts.signOut}
          isBusy={isBusy}
          onConfirm={() => void end('sessions')}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
