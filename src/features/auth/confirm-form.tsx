'use client'

import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { leave } from './leave'
import { takeReturn } from './return-after-confirming'
import { useOneCall } from './use-one-call'

const { confirm: texts } = authTexts

/** A button: email scanners follow links and must not use up this one. */
export function ConfirmForm({ token }: { token: string }) {
  const { problems, isBusy, submit } = useOneCall({
    path: '/api/users/confirm-email',
    extra: { token },
    onDone: () => leave(texts.success, routes.auth(takeReturn())),
  })
  return (
    <form method="post" onSubmit={submit} className="grid gap-4.5">
      {problems ? (
        <Alert tone="bad" role="alert">
          {problems.alert}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
