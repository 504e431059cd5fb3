'use client'

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { codeMarks } from '#domain/account/typed-code'
import { signInInput } from '#domain/account/user-input'
import { authTexts } from '#texts/account/auth'
import { codeScreenTexts } from '#texts/account/code-screens'
import { signInAgainTexts as texts } from '#texts/panels/sign-in-again'
import type { User } from '#types'
import {
  type FormProblems,
  problemsOfAnswer,
  problemsOfInput,
} from '../../features/viewer/sign-in/form-problems'
import { send } from '../../ui/requests/send'
import { PanelDialog } from '../screen/panel-dialog'
import { PanelField } from '../screen/panel-field'

type Props = { member: Pick<User, 'id' | 'email' | 'fullName'>; onAnswer: (isSignedIn: boolean) => void }

export function SignInDialog({ member, onAnswer }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const wanted = needsCode ? 'code' : 'password'
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const field = invalid ?? form.current?.querySelector<HTMLElement>(`[name=${wanted}]`)
    field?.focus()
  }, [needsCode, problems])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const input = signInInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!input.success) return setProblems(problemsOfInput(input.error))
    setIsBusy(true)
    const { email, password, code } = input.data
    const answer = await send<{ user: { id: string } }>('POST', '/api/users/login', {
      email,
      password,
      code: code?.code,
    })
    const isOther = answer.ok && answer.data.user.id !== member.id
    if (isOther) await send('POST', '/api/users/logout')
    setIsBusy(false)
    if (isOther) return setProblems({ alert: texts.otherPerson(member.fullName), fields: {} })
    if (answer.ok) return onAnswer(true)
    const asksCode = answer.code === codeMarks.atSignIn
    setNeedsCode(needsCode || asksCode)
    setProblems(asksCode && !needsCode ? null : problemsOfAnswer(answer))
  }

  return (
    <PanelDialog title={texts.title} onClose={() => onAnswer(false)}>
      <p>{texts.lead(member.fullName)}</p>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {problems && (
          <p role="alert" className="panel-form__error">
            {problems.alert}
          </p>
        )}
        <PanelField
          name="email"
          type="email"
          label={authTexts.email}
          problem={problems?.fields.email}
          defaultValue={member.email}
          autoComplete="username"
        />
        <PanelField
          name="password"
          type="password"
          label={authTexts.password}
          problem={problems?.fields.password}
          autoComplete="current-password"
        />
        {needsCode && (
          <PanelField
            name="code"
            label={codeScreenTexts.code.label}
            hint={codeScreenTexts.code.hint}
            problem={problems?.fields.code}
            autoComplete="one-time-code"
          />
        )}
        <div className="panel-dialog__actions">
          <button
            type="button"
            className="panel-button panel-button--secondary"
            onClick={() => onAnswer(false)}
          >
            {texts.later}
          </button>
          <button type="submit" className="panel-button panel-button--primary" aria-busy={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </button>
        </div>
      </form>
    </PanelDialog>
  )
}
