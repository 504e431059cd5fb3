import { useRef, useState, type ReactNode, type RefCallback, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ZodType } from 'zod'
import { formTexts } from '#texts/shell/ui'
import type { SendResult } from '../requests/send'
import { toastFailure, withdrawFailure } from '../overlays/toast-store'
import { formValues } from './form-values'
import { sentences, type FieldErrors } from './sentences'
import { useUnsavedGuard } from './use-unsaved-guard'

export type FormOptions<Input, Saved> = {
  /** The server's own schema, checked before anything is sent. */
  schema: ZodType<Input>
  /** Null when there is nothing to report yet: it was cancelled, or waits. */
  save: (input: Input) => Promise<SendResult<Saved> | null>
  onSaved: (saved: Saved) => void
  /** The toast when saving fails; without it only the form says why. */
  failure?: string
  /** For a missing required field, where a form has its own. */
  missing?: string
  /** Reads the fields when their values by name are not enough. */
  read?: (form: HTMLFormElement) => unknown
  /** Leaving loses nothing, so it needs no question. */
  isStored?: boolean
}

export function useForm<Input, Saved>(options: FormOptions<Input, Saved>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [mayTryAgain, setMayTryAgain] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const last = useRef<Input | null>(null)
  const mayLeave = useUnsavedGuard(isDirty && !options.isStored)

  const read = options.read ?? formValues

  function say(fields: FieldErrors, sentence: string | null, status?: number) {
    setErrors(fields)
    setProblem(sentence)
    setMayTryAgain(status !== undefined && isPassing(status))
  }

  function refuse(form: HTMLFormElement | null, ...refusal: Parameters<typeof say>) {
    flushSync(() => say(...refusal))
    if (form) showFirst(form)
  }

  /** What was wrong with a field is no longer said once it is right. */
  function input({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
    setIsDirty(true)
    const field = target as HTMLInputElement
    // What is wrong with several fields together stands under the id of their fieldset.
    const name = [field.name, field.closest('fieldset')?.id].find((one) => one && errors[one])
    if (!name) return
    const input = options.schema.safeParse(read(currentTarget))
    const { [name]: _, ...others } = errors
    const still = input.success ? undefined : sentences(input.error.issues)[name]
    if (still) return setErrors({ ...errors, [name]: still })
    setErrors(others)
    if (Object.keys(others).length === 0) setProblem(null)
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const input = options.schema.safeParse(read(form))
    if (!input.success) {
      const isIncomplete = input.error.issues.some(({ message }) => message === 'required')
      return refuse(form, sentences(input.error.issues), (isIncomplete && options.missing) || null)
    }
    await deliver(input.data, form)
  }

  async function deliver(input: Input, form: HTMLFormElement | null) {
    last.current = input
    say({}, null)
    setIsBusy(true)
    const answer = await options.save(input)
    setIsBusy(false)
    if (!answer) return
    // The second try has replaced what was said of the first.
    if (options.failure) withdrawFailure(options.failure)
    if (answer.ok) {
      setIsDirty(false)
      return options.onSaved(answer.data)
    }
    const message = answer.status === 0 ? `${answer.message} ${formTexts.kept}` : answer.message
    refuse(form, answer.fields, message, answer.status)
    if (options.failure) toastFailure(options.failure)
  }

  return {
    errors,
    problem,
    /** It may go well without any change. */
    mayTryAgain,
    isBusy,
    isDirty,
    mayLeave,
    markClean: () => setIsDirty(false),
    /** What was sent last, also when its fields are gone. */
    sendAgain: () => (isBusy || last.current === null ? undefined : deliver(last.current, null)),
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: input } as const,
    field: (name: string) => ({ name, error: errors[name] }),
  }
}

/** No response, or one that says nothing about what was sent. */
const isPassing = (status: number) => status === 0 || status >= 500

/** The field and, below it, why: the focus alone scrolls to the field only. */
function showFirst(form: HTMLFormElement) {
  const mistake = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const problem = form.querySelector<HTMLElement>('[data-form-refusal]')
  const first = mistake ?? problem
  first?.focus()
  const reason = mistake ? document.getElementById(`${mistake.id}-error`) : problem
  reason?.scrollIntoView({ block: 'nearest' })
}

type Plain = ReturnType<typeof useForm>

export type Form = Omit<Plain, 'field' | 'form' | 'sendAgain' | 'markClean'> & {
  form: Plain['form'] & { ref?: RefCallback<HTMLFormElement> }
  field: (name: string) => { name: string; error: string | undefined }
}

/** A form whose text outlives the session, the connection and the page (`useSafeForm`). */
export type SafeForm = Form & {
  /** To be rendered above the fields. */
  status: ReactNode
  /** Sending was asked for and goes on by itself. */
  isWaiting: boolean
  /** The fields are hidden until the member has signed in again. */
  mustSignIn: boolean
  /** Deletes the draft; can be undone for a moment. */
  cancel: () => void
}
