import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { AuthFrame } from './auth-frame'
import { ForgotForm } from './forgot-form'
import { SwitchLink } from './switch-link'

const { forgot: texts } = authTexts

export function ForgotScreen() {
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <ForgotForm />
      <SwitchLink question={texts.switchQuestion} href={routes.auth()} link={texts.switchLink} />
    </AuthFrame>
  )
}
