import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import { send } from '../../ui/send'
import { problemsOfAnswer, problemsOfInput, type FormProblems } from './form-problems'

type Call = {
  schema: ZodType
  path: string
  extra?: Record<string, string>
  onDone: (form: HTMLFormElement) => void
}

/** A form that is one call: checked with the server's own schema, sent once, its problems beside the fields. */
export function useOneCall({ schema, path, extra, onDone }: Call) {
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const input = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!input.success) return refuse(form, problemsOfInput(input.error))
    setIsBusy(true)
    const answer = await send('POST', path, { ...(input.data as object), ...extra })
    setIsBusy(false)
    if (!answer.ok) return refuse(form, problemsOfAnswer(answer))
    setProblems(null)
    onDone(form)
  }

  function refuse(form: HTMLFormElement, found: FormProblems) {
    setProblems(found)
    const inputs = [...form.querySelectorAll('input')]
    inputs.find(({ name }) => found.fields[name])?.focus()
  }

  return { problems, isBusy, submit }
}
