'use client'

import { useState, type SyntheticEvent } from 'react'
import { routes } from '#domain/routes'
import { unsubscribeTexts as texts } from '#texts/notifications/email-kinds'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { send } from '../../ui/requests/send'

type Outcome = { tone: 'ok' | 'bad'; message: string }

type Props = {
  token: string
  submit: string
  stopped: string
}

/** A button: email scanners follow links and must not unsubscribe anybody. */
export function UnsubscribeForm({ token, submit: words, stopped }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const path = routes.oneClickUnsubscribe(token)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const answer = await send('POST', path)
    setIsBusy(false)
    setOutcome(answer.ok ? { tone: 'ok', message: stopped } : { tone: 'bad', message: answer.message })
  }

  return (
    <form method="post" action={path} onSubmit={submit} className="grid justify-items-start gap-4.5">
      {outcome ? (
        <Alert tone={outcome.tone} role={outcome.tone === 'ok' ? 'status' : 'alert'}>
          {outcome.message}
        </Alert>
      ) : null}
      {outcome?.tone === 'ok' ? null : (
        <Button type="submit" size="lg" busy={isBusy}>
          {isBusy ? texts.busy : words}
        </Button>
      )}
    </form>
  )
}
