import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { AuthFrame } from './auth-frame'
import { ResetForm } from './reset-form'
import { SwitchLink } from './switch-link'

const { reset: texts } = authTexts

export function ResetScreen({ token }: { token: string }) {
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <ResetForm token={token} />
      <SwitchLink question={texts.switchQuestion} href={routes.forgotPassword} link={texts.switchLink} />
    </AuthFrame>
  )
}
