'use client'

import { nameAndCityInput } from '#domain/account/user-input'
import { accountTexts } from '#texts/account/account'
import { FormDialog } from '../../ui/form/form-dialog'
import { send } from '../../ui/requests/send'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { useSafeForm } from '../drafts/use-safe-form'
import { NameAndCityFields } from '../viewer/name-and-city-fields'
import type { Member } from './member'

const { settings } = accountTexts

export type AccountSettingsProps = {
  member: Pick<Member, 'id' | 'fullName' | 'city'>
  open: boolean
  onClose: () => void
  onSaved: () => void
}

export default function AccountSettings({ member, open, onClose, onSaved }: AccountSettingsProps) {
  const form = useSafeForm({
    draft: 'account-settings',
    isRepeatable: true,
    schema: nameAndCityInput,
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
      <NameAndCityFields field={form.field} member={member} />
    </FormDialog>
  )
}
