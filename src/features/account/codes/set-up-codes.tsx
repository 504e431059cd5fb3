'use client'

import { useState } from 'react'
import { beginCodesInput } from '#domain/account/user-input'
import { codeScreenTexts } from '#texts/account/code-screens'
import { FormDialog } from '../../../ui/form/form-dialog'
import { useForm } from '../../../ui/form/use-form'
import { PasswordField } from '../../../ui/form/password-field'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { CodeDialog } from './code-dialog'
import { RecoveryCodes } from './recovery-codes'
import { type NewSecret, ScanStep } from './scan-step'

const { setUp: texts, recovery } = codeScreenTexts

type Props = { open: boolean; onClose: () => void; onDone: () => void }

/** Sign-in asks for codes only after a first one was correct. */
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
    <CodeDialog<{ recoveryCodes: string[] }>
      open
      onClose={onClose}
      path="confirm"
      title={texts.title}
      lead={texts.step(1)}
      save={texts.save}
      onSaved={({ recoveryCodes }) => setCodes(recoveryCodes)}
    >
      {(error) => <ScanStep {...made} error={error} />}
    </CodeDialog>
  ) : (
    <ProvePassword onClose={onClose} onSaved={setMade} />
  )
}

type Proof = { onClose: () => void; onSaved: (made: NewSecret) => void }

function ProvePassword({ onClose, onSaved }: Proof) {
  const form = useForm({
    schema: beginCodesInput,
    save: (input) => send<NewSecret>('POST', '/api/me/codes', input),
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
