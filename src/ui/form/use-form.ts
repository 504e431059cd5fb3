import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import type { SendResult } from '../send'
import { toastFailure } from '../toast-store'
import { formValues } from './form-values'
import { sentences, type FieldErrors } from './sentences'
import { useUnsavedGuard } from './use-unsaved-guard'

type Options<Input, Saved> = {
  /** The server's own schema, checked before anything is sent. */
  schema: ZodType<Input>
  /** Null when cancelled: there is nothing to report. */
  save: (input: Input) => Promise<SendResult<Saved> | null>
  onSaved: (saved: Saved) => void
  /** The toast when saving fails; without it only the form says why. */
  failure?: string
  /** For a missing required field, where a form has its own. */
  missing?: string
  /** Reads the fields when their values by name are not enough. */
  read?: (form: HTMLFormElement) => unknown
}

export function useForm<Input, Saved>(options: Options<Input, Saved>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const mayLeave = useUnsavedGuard(isDirty)

  function refuse(fields: FieldErrors, sentence: string | null) {
    setErrors(fields)
    setProblem(sentence)
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const input = options.schema.safeParse((options.read ?? formValues)(form))
    if (!input.success) {
      const isIncomplete = input.error.issues.some(({ message }) => message === 'required')
      refuse(sentences(input.error.issues), (isIncomplete && options.missing) || null)
      return showFirst(form)
    }
    refuse({}, null)
    setIsBusy(true)
    const answer = await options.save(input.data)
    setIsBusy(false)
    if (!answer) return
    if (answer.ok) {
      setIsDirty(false)
      return options.onSaved(answer.data)
    }
    refuse(answer.fields, answer.message)
    if (options.failure) toastFailure(options.failure)
    showFirst(form)
  }

  return {
    errors,
    problem,
    isBusy,
    mayLeave,
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: () => setIsDirty(true) } as const,
    field: (name: string) => ({ name, error: errors[name] }),
  }
}

/** After the errors have rendered. */
function showFirst(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const mistake = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (mistake) mistake.focus()
    else form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  })
}

export type Form = Omit<ReturnType<typeof useForm>, 'field'> & {
  field: (name: string) => { name: string; error: string | undefined }
}
