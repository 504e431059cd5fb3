'use client'

import { emailChangeInput } from '#domain/account/user-input'
import { authTexts } from '#texts/account/auth'
import { emailChangeTexts as texts } from '#texts/account/email-change'
import { FormDialog } from '../../../ui/form/form-dialog'
import { PasswordField } from '../../../ui/form/password-field'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { send } from '../../../ui/requests/send'
import { useSafeForm } from '../../drafts/use-safe-form'
import { EmailField } from '../../viewer/email-field'

type Props = { open: boolean; onClose: () => void; onAsked: () => void }

export default function ChangeEmail({ open, onClose, onAsked }: Props) {
  const form = useSafeForm({
    draft: 'email',
    schema: emailChangeInput,
    save: (input) => send<{ message: string }>('POST', '/api/me/email', input),
    failure: texts.failure,
    onSaved: ({ message }) => {
      onClose()
      toastSuccess(message)
      onAsked()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.lead}
      form={form}
      save={texts.save}
    >
      <EmailField
        {...form.field('email')}
        isNew
        label={texts.email}
        autoComplete="email"
        autoCapitalize="none"
        placeholder={authTexts.emailExample}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
