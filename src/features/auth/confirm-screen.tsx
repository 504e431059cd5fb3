import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { AuthFrame } from './auth-frame'
import { ConfirmForm } from './confirm-form'
import { SwitchLink } from './switch-link'

const { confirm: texts } = authTexts

export function ConfirmScreen({ token }: { token: string }) {
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <ConfirmForm token={token} />
      <SwitchLink question={texts.switchQuestion} href={routes.auth()} link={texts.switchLink} />
    </AuthFrame>
  )
}
