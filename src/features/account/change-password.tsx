'use client'

import { passwordChangeInput } from '#domain/account/user-input'
import { accountTexts } from '#texts/account/account'
import { FormDialog } from '../../ui/form/form-dialog'
import { PasswordField } from '../../ui/form/password-field'
import { send } from '../../ui/requests/send'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { useSafeForm } from '../drafts/use-safe-form'

const { password: texts } = accountTexts

type Props = { open: boolean; onClose: () => void; onChanged: () => void }

export default function ChangePassword({ open, onClose, onChanged }: Props) {
  const form = useSafeForm({
    draft: 'password',
    schema: passwordChangeInput,
    save: (input) => send('POST', '/api/me/password', input),
    failure: texts.failure,
    onSaved: () => {
      onClose()
      toastSuccess(texts.success)
      onChanged()
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
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        required
      />
    </FormDialog>
  )
}
