'use client'

import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { codeInput } from '#domain/account/typed-code'
import { codeScreenTexts } from '#texts/account/code-screens'
import { inputProblemText } from '#texts/web/input-problems'
import { send } from '../../ui/requests/send'

const { panel: texts, code: codeTexts } = codeScreenTexts

/** Above Payload's own dialogs, which may have sent the request. */
export function CodeForm({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => ref.current?.showModal(), [])

  function refuse(sentence: string) {
    setProblem(sentence)
    field.current?.select()
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // Events bubble through portals, and a form of the panel may surround this one.
    event.stopPropagation()
    if (isBusy) return
    const input = codeInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!input.success) return refuse(inputProblemText(input.error.issues[0]!.message))
    setIsBusy(true)
    const answer = await send('POST', '/api/me/codes/check', { code: input.data.code.code })
    setIsBusy(false)
    if (answer.ok) return onAnswer(true)
    refuse(answer.fields.code ?? answer.message)
  }

  return (
    <dialog
      ref={ref}
      className="panel-code"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p>{texts.text}</p>
        <label htmlFor={id}>{codeTexts.label}</label>
        <input
          ref={field}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          autoFocus
        />
        <p id={`${id}-hint`} className="panel-code__hint">
          {codeTexts.hint}
        </p>
        {problem && (
          <p id={`${id}-error`} role="alert" className="panel-code__error">
            {problem}
          </p>
        )}
        <div className="panel-code__actions">
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => onAnswer(false)}
          >
            {texts.cancel}
          </button>
          <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
            {codeTexts.confirm}
          </button>
        </div>
      </form>
    </dialog>
  )
}
