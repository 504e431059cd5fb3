'use client'

import { Suspense, useState, type SyntheticEvent } from 'react'
import { routes, type AuthMode } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { favoritesMergeTexts } from '#texts/favorites/favorites-merge'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/form/field'
import { FormTrap } from '../../ui/form/form-trap'
import { Alert } from '../../ui/states/alert'
import { lazyPart } from '../../ui/lazy-part'
import { PasswordField } from '../../ui/form/password-field'
import { PageLink } from '../../ui/page/page-link'
import { localFavorites } from '../viewer/favorites-store'
import { AwaitsConfirmation } from './awaits-confirmation'
import { EmailField } from '../viewer/email-field'
import type { FormProblems } from '../viewer/sign-in/form-problems'
import { leave } from './leave'

import { keepReturn } from './return-after-confirming'
import { noConnection } from '../viewer/sign-in/no-connection'

const SignInCode = lazyPart(() => import('../viewer/sign-in/sign-in-code'))

type Props = { mode: AuthMode; returnTo: string }

export function AuthForm({ mode, returnTo }: Props) {
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [awaitingEmail, setAwaitingEmail] = useState<string | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isRegister = mode === 'register'
  const texts = isRegister ? authTexts.register : authTexts.signIn

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    // Loaded on the first attempt, to keep the page light.
    const rules = await import('../viewer/sign-in/enter').catch(() => null)
    const typed = Object.fromEntries(new FormData(form))
    const entry = rules
      ? await rules.enter(mode, typed)
      : { ok: false as const, problems: noConnection, needsCode: false }
    setAwaitingEmail(entry.ok && entry.isAwaiting ? entry.email : null)
    if (entry.ok && entry.isAwaiting) {
      keepReturn(returnTo)
      setProblems(null)
      return setIsBusy(false)
    }
    if (!entry.ok && entry.needsCode) {
      setProblems(null)
      setNeedsCode(true)
      return setIsBusy(false)
    }
    if (!entry.ok) {
      setProblems(entry.problems)
      setIsBusy(false)
      const inputs = [...form.querySelectorAll('input')]
      return inputs.find(({ name }) => entry.problems.fields[name])?.focus()
    }
    // The account exists even if signing in failed: sending the form again would only be refused.
    if (entry.hasSession) leave({ title: texts.success, text: savedHere() }, returnTo)
    else leave(authTexts.createdSignIn, routes.auth(returnTo))
  }

  const field = (name: string) => ({ name, error: problems?.fields[name], required: true })
  return (
    // Without a method, a form sent before the scripts are ready would put the password into the address.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4.5">
      {problems ? (
        <Alert tone="bad" role="alert">
          {problems.alert}
          {problems.isLocked ? <EmailLink /> : null}
        </Alert>
      ) : null}
      {awaitingEmail ? <AwaitsConfirmation email={awaitingEmail} /> : null}
      {isRegister ? (
        <>
          <TextField {...field('fullName')} label={authTexts.fullName} autoComplete="name" />
          <FormTrap />
        </>
      ) : null}
      <EmailField
        {...field('email')}
        isNew={isRegister}
        label={authTexts.email}
        autoComplete="email"
        autoCapitalize="none"
        placeholder={authTexts.emailExample}
      />
      <PasswordField
        {...field('password')}
        label={authTexts.password}
        autoComplete={isRegister ? 'new-password' : 'current-password'}
        action={isRegister ? null : <ForgotLink />}
      />
      {needsCode && !isRegister ? (
        <Suspense>
          <SignInCode error={problems?.fields.code} />
        </Suspense>
      ) : null}
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}

function savedHere(): string | undefined {
  const { length } = localFavorites()
  return length > 0 ? favoritesMergeTexts.signedIn(length) : undefined
}

const EmailLink = () => (
  <PageLink href={routes.forgotPassword} className="mt-1 flex min-h-11 items-center font-[600]">
    {authTexts.forgot.askEmail}
  </PageLink>
)

const ForgotLink = () => (
  <PageLink
    href={routes.forgotPassword}
    className="relative text-[1rem] leading-[1.375rem] font-[600] no-underline after:absolute after:inset-x-0 after:-top-5.5 after:bottom-0"
  >
    {authTexts.forgot.link}
  </PageLink>
)
