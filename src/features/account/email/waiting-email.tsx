'use client'

import { useState } from 'react'
import { emailChangeTexts } from '#texts/account/email-change'
import { Button } from '../../../ui/buttons/button'
import { toastFailure, toastSuccess } from '../../../ui/overlays/toast-store'
import { send } from '../../../ui/requests/send'
import { Alert } from '../../../ui/states/alert'

const { waiting: texts } = emailChangeTexts

const calls = {
  resend: ['POST', '/api/me/email/resend'],
  cancel: ['DELETE', '/api/me/email'],
} as const
type Step = keyof typeof calls

type Props = { email: string; onDecided: () => void }

export function WaitingEmail({ email, onDecided }: Props) {
  const [busy, setBusy] = useState<Step | null>(null)

  async function take(step: Step) {
    if (busy) return
    setBusy(step)
    const [method, path] = calls[step]
    const answer = await send<{ message: string }>(method, path)
    setBusy(null)
    if (answer.ok) toastSuccess(answer.data.message)
    else toastFailure(answer.message)
    // Refused: it was confirmed or cancelled elsewhere. Without a connection there is nothing to read again.
    if (answer.ok || answer.status === 409) onDecided()
  }

  const button = (step: Step) => (
    <Button
      variant="secondary"
      busy={busy === step}
      onClick={() => void take(step)}
      className="no-js:hidden max-sm:w-full"
    >
      {texts[step]}
    </Button>
  )
  return (
    <Alert tone="wait" icon="mail" title={texts.title} className="w-full">
      <p className="wrap-anywhere">{texts.text(email)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {button('resend')}
        {button('cancel')}
      </div>
    </Alert>
  )
}
