import { routes, type AuthMode } from '#domain/routes'
import { hasWish } from '#domain/web/wish'
import { authTexts } from '#texts/account/auth'
import { errorTexts } from '#texts/web/errors'
import { Alert } from '../../ui/states/alert'
import { AuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { SwitchLink } from './switch-link'
import { TermsNote } from './terms-note'

type Props = { mode: AuthMode; returnTo: string }

/** Switching is a link, so it works without JavaScript and has an address. */
export function AuthScreen({ mode, returnTo }: Props) {
  const isRegister = mode === 'register'
  const texts = isRegister ? authTexts.register : authTexts.signIn
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      {hasWish(returnTo) && <Alert title={errorTexts.signInFirst}>{authTexts.thenGoOn}</Alert>}
      {/* The key resets fields and errors when the mode changes. */}
      <AuthForm key={mode} mode={mode} returnTo={returnTo} />
      <SwitchLink
        question={texts.switchQuestion}
        href={routes.auth(returnTo, isRegister ? 'login' : 'register')}
        link={texts.switchLink}
      />
      {isRegister ? <TermsNote /> : null}
    </AuthFrame>
  )
}
