import { useRef, useState, type ReactNode, type RefCallback, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ZodType } from 'zod'
import type { SendResult } from '../requests/send'
import { toastFailure } from '../overlays/toast-store'
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
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const last = useRef<Input | null>(null)
  const mayLeave = useUnsavedGuard(isDirty && !options.isStored)

  function say(fields: FieldErrors, sentence: string | null) {
    setErrors(fields)
    setProblem(sentence)
  }

  function refuse(form: HTMLFormElement | null, fields: FieldErrors, sentence: string | null) {
    flushSync(() => say(fields, sentence))
    if (form) showFirst(form)
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const input = options.schema.safeParse((options.read ?? formValues)(form))
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
    if (answer.ok) {
      setIsDirty(false)
      return options.onSaved(answer.data)
    }
    refuse(form, answer.fields, answer.message)
    if (options.failure) toastFailure(options.failure)
  }

  return {
    errors,
    problem,
    isBusy,
    isDirty,
    mayLeave,
    markClean: () => setIsDirty(false),
    /** What was sent last, also when its fields are gone. */
    sendAgain: () => (isBusy || last.current === null ? undefined : deliver(last.current, null)),
    form: { method: 'post', noValidate: true, onSubmit: submit, onInput: () => setIsDirty(true) } as const,
    field: (name: string) => ({ name, error: errors[name] }),
  }
}

/** The field and, below it, why: the focus alone scrolls to the field only. */
function showFirst(form: HTMLFormElement) {
  const mistake = form.querySelector<HTMLElement>('[aria-invalid=true]')
  mistake?.focus()
  const reason = mistake ? document.getElementById(`${mistake.id}-error`) : form.querySelector('[role=alert]')
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
