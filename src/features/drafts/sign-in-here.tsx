import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { authTexts } from '#texts/account/auth'
import { draftTexts } from '#texts/shell/drafts'
import { Alert } from '../../ui/states/alert'
import { Button } from '../../ui/buttons/button'
import { PasswordField } from '../../ui/form/password-field'
import type { FormProblems } from '../viewer/sign-in/form-problems'
import SignInCode from '../viewer/sign-in/sign-in-code'

const { ended: texts } = draftTexts

type Props = {
  problems: FormProblems | null
  needsCode: boolean
  isBusy: boolean
  /** Nothing was to be sent yet. */
  maySignInOnly: boolean
  onSubmit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
}

/** Forms cannot be nested: these fields stand in the form of the text and belong to one outside of it. */
export function SignInHere({ problems, needsCode, isBusy, maySignInOnly, onSubmit }: Props) {
  const form = useId()
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problems || needsCode) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems, needsCode])

  return (
    <div ref={fields} className="grid gap-3.5">
      {createPortal(<form id={form} method="post" noValidate onSubmit={onSubmit} />, document.body)}
      {problems && (
        <Alert tone="bad" role="alert">
          {problems.alert}
        </Alert>
      )}
      <PasswordField
        form={form}
        name="password"
        label={authTexts.password}
        error={problems?.fields.password}
        autoComplete="current-password"
        required
      />
      {needsCode && <SignInCode form={form} error={problems?.fields.code} />}
      <Button type="submit" form={form} block busy={isBusy}>
        {isBusy ? authTexts.signIn.busy : texts.signInAndSend}
      </Button>
      {maySignInOnly && (
        <Button type="submit" form={form} variant="secondary" block busy={isBusy} data-only="">
          {texts.signInOnly}
        </Button>
      )}
    </div>
  )
}
