'use client'

import { useState } from 'react'
import { authTexts } from '#texts/account/auth'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { send } from '../../ui/requests/send'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'

const { awaits: texts } = authTexts

export function AwaitsConfirmation({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function resend() {
    setIsBusy(true)
    const answer = await send('POST', '/api/users/resend-confirmation', { email })
    setIsBusy(false)
    if (answer.ok) toastSuccess(texts.resent)
    else toastFailure(answer.message)
  }

  return (
    <Alert tone="wait" role="alert" title={texts.title}>
      <p>{texts.text(email)}</p>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void resend()} className="mt-3">
        {texts.resend}
      </Button>
    </Alert>
  )
}
