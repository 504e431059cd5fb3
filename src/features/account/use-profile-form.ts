import { useState, type SyntheticEvent } from 'react'
import { profileInput } from '#domain/user-input'
import { accountTexts } from '#texts/account'
import { send } from '../../ui/send'
import { toast } from '../../ui/toast-store'
import { sentences, type Errors } from './sentences'

/** Checks what was typed, sends it and keeps what went wrong beside its field. */
export function useProfileForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const input = profileInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!input.success) return setErrors(sentences(input.error.issues))
    setErrors({})
    setIsBusy(true)
    const answer = await send('PATCH', `/api/users/${id}`, input.data)
    setIsBusy(false)
    if (answer.ok) return onSaved()
    setErrors(answer.fields)
    toast({ tone: 'bad', title: accountTexts.form.failure, text: answer.message })
  }

  return { errors, isBusy, submit, reset: () => setErrors({}) }
}
