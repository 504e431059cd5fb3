'use client'

import { useState } from 'react'
import { adminMessageInput, MESSAGE_MAX, tileMessageTypes } from '#domain/account/admin-message-input'
import { adminMessageTexts as labels } from '#texts/account/admin-messages'
import { adminMessageFormTexts as texts } from '#texts/account/profile-tiles'
import { FormDialog } from '../../../ui/form/form-dialog'
import { SelectField } from '../../../ui/form/select-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { useSafeForm } from '../../drafts/use-safe-form'
import ProfileStep from '../../viewer/profile-step'

type Props = { isProfileComplete: boolean; open: boolean; onClose: () => void; onSent: () => void }

export default function MessageForm({ isProfileComplete, ...dialog }: Props) {
  const [mayWrite, setMayWrite] = useState(isProfileComplete)
  if (mayWrite) return <Fields {...dialog} />
  return (
    <ProfileStep
      {...dialog}
      title={texts.tile}
      text={labels.profileIncomplete}
      onDone={() => {
        setMayWrite(true)
        dialog.onSent()
      }}
    />
  )
}

type DialogProps = Omit<Props, 'isProfileComplete'>

function Fields({ open, onClose, onSent }: DialogProps) {
  const form = useSafeForm({
    draft: 'admin-message',
    schema: adminMessageInput,
    save: (input, sending) => send('POST', '/api/admin-messages', { ...input, ...sending }),
    isRepeatable: true,
    failure: texts.failure,
    missing: labels.missing,
    onSaved: () => {
      onClose()
      toastSuccess(texts.success)
      onSent()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.tile}
      lead={texts.lead}
      form={form}
      save={texts.send}
    >
      <SelectField
        {...form.field('messageType')}
        label={labels.type}
        options={tileMessageTypes.map((value) => ({ value, label: texts.types[value] }))}
        placeholder={texts.typePlaceholder}
        required
      />
      <TextAreaField
        {...form.field('messageContent')}
        label={labels.content}
        hint={texts.contentHint}
        max={MESSAGE_MAX}
        required
      />
    </FormDialog>
  )
}
