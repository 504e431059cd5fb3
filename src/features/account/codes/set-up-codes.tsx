'use client'

import { useState } from 'react'
import { beginCodesInput } from '#domain/user-input'
import { codeInput } from '#domain/typed-code'
import { codeScreenTexts } from '#texts/code-screens'
import { FormDialog } from '../../../ui/form/form-dialog'
import { useForm } from '../../../ui/form/use-form'
import { PasswordField } from '../../../ui/password-field'
import { send } from '../../../ui/send'
import { toastSuccess } from '../../../ui/toast-store'
import { RecoveryCodes } from './recovery-codes'
import { type NewSecret, ScanStep } from './scan-step'

const { setUp: texts, recovery } = codeScreenTexts

type Props = { open: boolean; onClose: () => void; onDone: () => void }

/** Password, phone, recovery codes: nothing is asked for at sign-in before a first code was right. */
export default function SetUpCodes({ open, onClose, onDone }: Props) {
  const [made, setMade] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (!open) return null
  if (codes) {
    const finish = () => {
      onClose()
      toastSuccess(recovery.turnedOn)
      onDone()
    }
    return <RecoveryCodes codes={codes} lead={texts.step(2)} onDone={finish} />
  }
  return made ? (
    <FirstCode made={made} onClose={onClose} onSaved={setCodes} />
  ) : (
    <ProvePassword onClose={onClose} onSaved={setMade} />
  )
}

type Step<Saved> = { onClose: () => void; onSaved: (saved: Saved) => void }

function ProvePassword({ onClose, onSaved }: Step<NewSecret>) {
  const form = useForm({
    schema: beginCodesInput,
    save: (input) => send<NewSecret>('POST', '/api/me/codes', input),
    failure: texts.failure,
    onSaved,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      lead={texts.passwordLead}
      form={form}
      save={texts.next}
    >
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}

function FirstCode({ made, onClose, onSaved }: Step<string[]> & { made: NewSecret }) {
  const form = useForm({
    schema: codeInput,
    save: ({ code: { code } }) =>
      send<{ recoveryCodes: string[] }>('POST', '/api/me/codes/confirm', { code }),
    failure: texts.failure,
    onSaved: ({ recoveryCodes }) => onSaved(recoveryCodes),
  })
  return (
    <FormDialog open onClose={onClose} title={texts.title} lead={texts.step(1)} form={form} save={texts.save}>
      <ScanStep {...made} field={form.field('code')} />
    </FormDialog>
  )
}
