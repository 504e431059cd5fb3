import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import { send } from '../../ui/requests/send'
import type { FormProblems } from '../viewer/sign-in/form-problems'
import { noConnection } from '../viewer/sign-in/no-connection'

type Call = {
  /** Loaded on submit, to keep the page light. Omitted where nothing is typed. */
  schema?: () => Promise<ZodType>
  path: string
  extra?: Record<string, string>
  onDone: (form: HTMLFormElement) => void
}

export function useOneCall({ schema, path, extra, onDone }: Call) {
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    const found = await sendChecked(form)
    setIsBusy(false)
    if (found) return refuse(form, found)
    setProblems(null)
    onDone(form)
  }

  async function sendChecked(form: HTMLFormElement): Promise<FormProblems | null> {
    const rules = await Promise.all([import('../viewer/sign-in/form-problems'), schema?.()]).catch(() => null)
    if (!rules) return noConnection
    const [{ problemsOfAnswer, problemsOfInput }, shape] = rules
    const input = shape?.safeParse(Object.fromEntries(new FormData(form)))
    if (input?.error) return problemsOfInput(input.error)
    const answer = await send('POST', path, { ...(input?.data as object | undefined), ...extra })
    return answer.ok ? null : problemsOfAnswer(answer)
  }

  function refuse(form: HTMLFormElement, found: FormProblems) {
    setProblems(found)
    const inputs = [...form.querySelectorAll('input')]
    inputs.find(({ name }) => found.fields[name])?.focus()
  }

  return { problems, isBusy, submit }
}
