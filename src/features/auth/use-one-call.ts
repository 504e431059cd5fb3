import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import { send } from '../../ui/send'
import { noConnection, problemsOfAnswer, problemsOfInput, type FormProblems } from './form-problems'

type Call = {
  /** Loaded when the form is sent: the page itself stays light. Left out where nothing is typed. */
  schema?: () => Promise<ZodType>
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
    setIsBusy(true)
    const input: Checked = schema ? await checked(schema, form) : { data: {} }
    if ('problems' in input) {
      setIsBusy(false)
      return refuse(form, input.problems)
    }
    const answer = await send('POST', path, { ...input.data, ...extra })
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

type Checked = { data: object } | { problems: FormProblems }

async function checked(schema: () => Promise<ZodType>, form: HTMLFormElement): Promise<Checked> {
  const rules = await schema().catch(() => null)
  if (!rules) return { problems: noConnection }
  const input = rules.safeParse(Object.fromEntries(new FormData(form)))
  return input.success ? { data: input.data as object } : { problems: problemsOfInput(input.error) }
}
