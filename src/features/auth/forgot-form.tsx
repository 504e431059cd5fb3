'use client'

import { useState } from 'react'
import { authTexts } from '#texts/account/auth'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/form/field'
import { Alert } from '../../ui/states/alert'
import { useOneCall } from './use-one-call'

const { forgot: texts } = authTexts

/** The message is the same for every email, so it does not reveal who has an account. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { problems, isBusy, submit } = useOneCall({
    schema: () => import('#domain/account/user-input').then(({ addressInput }) => addressInput),
    path: '/api/users/forgot-password',
    onDone: (form) => setSentTo(String(new FormData(form).get('email'))),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4.5">
      {problems ? (
        <Alert tone="bad" role="alert">
          {problems.alert}
        </Alert>
      ) : null}
      {sentTo && !problems ? (
        <Alert tone="ok" role="status" title={texts.sentTitle}>
          {texts.sent(sentTo)}
        </Alert>
      ) : null}
      <TextField
        name="email"
        error={problems?.fields.email}
        required
        label={authTexts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={authTexts.emailExample}
      />
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? texts.busy : sentTo ? texts.again : texts.submit}
      </Button>
    </form>
  )
}
