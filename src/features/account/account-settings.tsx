'use client'

import { splitFullName } from '#domain/account/person-name'
import { accountSettingsInput } from '#domain/account/user-input'
import { accountTexts } from '#texts/account/account'
import { digestTexts } from '#texts/notifications/digest'
import { TextField } from '../../ui/form/field'
import { Choice } from '../../ui/form/choice'
import { FormDialog } from '../../ui/form/form-dialog'
import { send } from '../../ui/requests/send'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { useSafeForm } from '../drafts/use-safe-form'
import type { Member } from './member'

const { form: texts, settings } = accountTexts

export type AccountSettingsProps = {
  member: Pick<Member, 'id' | 'fullName' | 'city' | 'weeklyDigest'>
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export default function AccountSettings({ member, open, onClose, onSaved }: AccountSettingsProps) {
  const { firstName, lastName } = splitFullName(member.fullName)
  const form = useSafeForm({
    draft: 'account-settings',
    isRepeatable: true,
    schema: accountSettingsInput,
    save: (input) => send('PATCH', `/api/users/${member.id}`, input),
    failure: settings.failure,
    onSaved: () => {
      onClose()
      toastSuccess(settings.success)
      onSaved()
    },
  })
  return (
    <FormDialog open={open} onClose={onClose} title={settings.title} form={form} save={settings.save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={settings.firstName}
          defaultValue={firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={settings.lastName}
          defaultValue={lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...form.field('city')}
        label={texts.city}
        hint={texts.cityHint}
        defaultValue={member.city ?? ''}
        autoComplete="address-level2"
        required
      />
      <Choice
        type="checkbox"
        name="weeklyDigest"
        label={digestTexts.field}
        hint={digestTexts.fieldHint}
        defaultChecked={member.weeklyDigest}
      />
    </FormDialog>
  )
}
