import { useState, type SyntheticEvent } from 'react'
import type { ZodType } from 'zod'
import type { SendResult } from '../send'
import { toastFailure } from '../toast-store'
import { formValues } from './form-values'
import { sentences, type FieldErrors } from './sentences'
import { useUnsavedGuard } from './use-unsaved-guard'

type Options<Input, Saved> = {
  /** The same rules that the server enforces, checked before anything is sent. */
  schema: ZodType<Input>
  /** Null when the person stopped it: nothing was saved, and nothing has to be said. */
  save: (input: Input) => Promise<SendResult<Saved> | null>
  onSaved: (saved: Saved) => void
  /** The sentence of the error catalogue when it cannot be saved; left out, the form alone says why. */
  failure?: string
  /** The sentence when something required is missing, where a form has its own. */
  missing?: string
  /** What the fields hold, when it is more than their values by name. */
  read?: (form: HTMLFormElement) => unknown
}

/** A form that keeps what was typed, says what is wrong beside each field and is sent once. */
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
    // What the server itself said of it stands in the form.
    if (options.failure) toastFailure(options.failure)
    showFirst(form)
  }

  return {
    errors,
    /** One sentence for the whole form. */
    problem,
    isBusy,
    mayLeave,
    /** For the form itself. */
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: () => setIsDirty(true) } as const,
    /** For each field of it. */
    field: (name: string) => ({ name, error: errors[name] }),
  }
}

/** Where the first mistake is, else what is said of the whole form; asked of the page once it shows them. */
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
