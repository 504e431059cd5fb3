'use client'

import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { PasswordField } from '../../ui/form/password-field'
import { leave } from './leave'
import { useOneCall } from './use-one-call'

const { reset: texts } = authTexts

export function ResetForm({ token }: { token: string }) {
  const { problems, isBusy, submit } = useOneCall({
    schema: () => import('#domain/account/user-input').then(({ newPasswordInput }) => newPasswordInput),
    path: '/api/users/reset-password',
    extra: { token },
    onDone: () => leave(texts.success, routes.auth()),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4.5">
      {problems ? (
        <Alert tone="bad" role="alert">
          {problems.alert}
        </Alert>
      ) : null}
      <PasswordField
        name="password"
        error={problems?.fields.password}
        required
        label={texts.password}
        hint={texts.hint}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
