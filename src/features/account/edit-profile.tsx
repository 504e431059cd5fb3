'use client'

import { profileInput } from '#domain/account/user-input'
import { accountTexts } from '#texts/account/account'
import { TextField } from '../../ui/form/field'
import { FormDialog } from '../../ui/form/form-dialog'
import { send } from '../../ui/requests/send'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { SuspendedNote } from '../community/suspension/suspended-note'
import { useSafeForm } from '../drafts/use-safe-form'
import type { Member } from './member'

const { form: texts } = accountTexts

export type EditProfileProps = {
  member: Pick<Member, 'id' | 'fullName' | 'city'>
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export default function EditProfile({ member, open, onClose, onSaved }: EditProfileProps) {
  const form = useSafeForm({
    draft: 'profile',
    isRepeatable: true,
    schema: profileInput,
    save: (input) => send('PATCH', `/api/users/${member.id}`, input),
    failure: texts.failure,
    onSaved: () => {
      onClose()
      toastSuccess(texts.success)
      onSaved()
    },
  })
  return (
    <FormDialog open={open} onClose={onClose} title={accountTexts.edit} form={form} save={texts.save}>
      <SuspendedNote />
      <TextField
        {...form.field('fullName')}
        label={texts.fullName}
        defaultValue={member.fullName}
        autoComplete="name"
        required
      />
      <TextField
        {...form.field('city')}
        label={texts.city}
        hint={texts.cityHint}
        defaultValue={member.city ?? ''}
        autoComplete="address-level2"
        required
      />
    </FormDialog>
  )
}
