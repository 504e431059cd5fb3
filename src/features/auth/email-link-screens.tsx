import { routes } from '#domain/routes'
import { emailChangeTexts } from '#texts/account/email-change'
import { AuthFrame } from './auth-frame'
import { ChangeEmailForm, UndoEmailForm } from './email-link-forms'
import { SwitchLink } from './switch-link'

const { link, undo } = emailChangeTexts

type Props = { token: string }

export function ChangeEmailScreen({ token }: Props) {
  return (
    <AuthFrame title={link.title} lead={link.lead}>
      <ChangeEmailForm token={token} />
      <SwitchLink question={link.switchQuestion} href={routes.security} link={link.switchLink} />
    </AuthFrame>
  )
}

export function UndoEmailScreen({ token }: Props) {
  return (
    <AuthFrame title={undo.title} lead={undo.lead}>
      <UndoEmailForm token={token} />
      <SwitchLink question={undo.switchQuestion} href={routes.imprint} link={undo.switchLink} />
    </AuthFrame>
  )
}
