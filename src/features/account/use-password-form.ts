import { useState, type SyntheticEvent } from 'react'
import { passwordChangeInput } from '#domain/user-input'
import { accountTexts } from '#texts/account'
import { send } from '../../ui/send'
import { toast } from '../../ui/toast-store'
import { sentences, type Errors } from './sentences'

/** Checks what was typed, sends it and keeps what went wrong beside its field. */
export function usePasswordForm({ onSaved }: { onSaved: () => void }) {
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const input = passwordChangeInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!input.success) return setErrors(sentences(input.error.issues))
    setErrors({})
    setIsBusy(true)
    const answer = await send('POST', '/api/me/password', input.data)
    setIsBusy(false)
    if (answer.ok) return onSaved()
    setErrors(answer.fields)
    const isAtField = Object.keys(answer.fields).length > 0
    if (!isAtField) toast({ tone: 'bad', title: accountTexts.settings.failure, text: answer.message })
  }

  return { errors, isBusy, submit, reset: () => setErrors({}) }
}
