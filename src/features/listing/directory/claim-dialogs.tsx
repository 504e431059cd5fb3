'use client'

import { useState } from 'react'
import { z } from 'zod'
import '#domain/web/jitless'
import { claimCodeInput, claimRequestInput } from '#domain/directory/claim-input'
import { CHANGE_MESSAGE_MAX } from '#domain/limits'
import { claimTexts as texts } from '#texts/directory/changes'
import { CodeField } from '../../../ui/form/code-field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { useForm } from '../../../ui/form/use-form'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { useSafeForm } from '../../drafts/use-safe-form'
import { callOf, type Entry } from './entry'

type Props = { entry: Entry; open: boolean; onClose: () => void; onDone: () => void }
type Answer = { message: string }

/** Two steps: the code is sent only when it is asked for. */
export function ClaimByCode({ address, ...props }: Props & { address: string }) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <EnterCode {...props} address={address} />
  ) : (
    <SendCode {...props} address={address} onSent={() => setIsSent(true)} />
  )
}

function SendCode({
  entry,
  open,
  onClose,
  address,
  onSent,
}: Props & { address: string; onSent: () => void }) {
  const form = useForm({
    schema: z.object({}),
    save: () => send<Answer>('POST', callOf(entry, 'claim/code'), {}),
    onSaved: onSent,
  })
  return (
    <FormDialog open={open} onClose={onClose} title={texts.title} form={form} save={texts.sendCode}>
      <p>{texts.byCode(entry.name, address)}</p>
    </FormDialog>
  )
}

function EnterCode({ entry, open, onClose, onDone, address }: Props & { address: string }) {
  const form = useForm({
    schema: claimCodeInput,
    save: (input) => send<Answer>('POST', callOf(entry, 'claim'), input),
    onSaved: ({ message }) => {
      toastSuccess(message)
      onDone()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.codeSent(address)}
      form={form}
      save={texts.confirm}
    >
      <CodeField {...form.field('code')} label={texts.code} />
    </FormDialog>
  )
}

export function AskStaff({ entry, open, onClose, onDone }: Props) {
  const form = useSafeForm({
    draft: `claim:${entry.kind}:${entry.id}`,
    schema: claimRequestInput,
    save: (input) => send<Answer>('POST', callOf(entry, 'claim/request'), input),
    failure: texts.failed,
    onSaved: ({ message }) => {
      toastSuccess(message)
      onDone()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.byStaff(entry.name)}
      form={form}
      save={texts.ask}
    >
      <TextAreaField
        {...form.field('message')}
        label={texts.message}
        hint={texts.messageHint}
        max={CHANGE_MESSAGE_MAX}
        rows={4}
        required
      />
    </FormDialog>
  )
}
