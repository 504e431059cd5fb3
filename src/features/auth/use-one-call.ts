import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import { send } from '../../ui/requests/send'
import type { FormProblems } from '../viewer/sign-in/form-problems'
import { noConnection } from '../viewer/sign-in/no-connection'

type Call<Answer> = {
  /** Loaded on submit, to keep the page light. Omitted where nothing is typed. */
  schema?: () => Promise<ZodType>
  path: string
  extra?: Record<string, string>
  onDone: (form: HTMLFormElement, answer: Answer) => void
}

type Sent<Answer> = { answer: Answer } | { problems: FormProblems }

export function useOneCall<Answer = unknown>({ schema, path, extra, onDone }: Call<Answer>) {
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    const sent = await sendChecked(form)
    setIsBusy(false)
    if ('problems' in sent) return refuse(form, sent.problems)
    setProblems(null)
    onDone(form, sent.answer)
  }

  async function sendChecked(form: HTMLFormElement): Promise<Sent<Answer>> {
    const rules = await Promise.all([import('../viewer/sign-in/form-problems'), schema?.()]).catch(() => null)
    if (!rules) return { problems: noConnection }
    const [{ problemsOfAnswer, problemsOfInput }, shape] = rules
    const input = shape?.safeParse(Object.fromEntries(new FormData(form)))
    if (input?.error) return { problems: problemsOfInput(input.error) }
    const answer = await send<Answer>('POST', path, { ...(input?.data as object | undefined), ...extra })
    return answer.ok ? { answer: answer.data } : { problems: problemsOfAnswer(answer) }
  }

  function refuse(form: HTMLFormElement, found: FormProblems) {
    setProblems(found)
    const inputs = [...form.querySelectorAll('input')]
    inputs.find(({ name }) => found.fields[name])?.focus()
  }

  return { problems, isBusy, submit }
}
