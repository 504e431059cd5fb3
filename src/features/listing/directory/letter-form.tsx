'use client'

import { useState, type SyntheticEvent } from 'react'
import type { LetterAnswer } from '#domain/directory/letter-token'
import { letterCall } from '#domain/directory/letter-call'
import { letterTexts } from '#texts/directory/letters'
import { Button } from '../../../ui/buttons/button'
import { Alert } from '../../../ui/states/alert'
import { send } from '../../../ui/requests/send'

const { page: texts } = letterTexts

type Outcome = { tone: 'ok' | 'bad'; message: string }

/** A button: mail scanners follow links and must not answer for anybody. */
export function LetterForm({ answer, token }: { answer: LetterAnswer; token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const path = letterCall(answer, token)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const said = await send<{ message: string }>('POST', path)
    setIsBusy(false)
    setOutcome(said.ok ? { tone: 'ok', message: said.data.message } : { tone: 'bad', message: said.message })
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
          {isBusy ? texts.busy : texts.submit[answer]}
        </Button>
      )}
    </form>
  )
}
