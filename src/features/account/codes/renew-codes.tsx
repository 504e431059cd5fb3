'use client'

import { useState } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { CodeDialog } from './code-dialog'
import { RecoveryCodes } from './recovery-codes'

const { recovery, renew } = codeScreenTexts

type Props = { open: boolean; onClose: () => void; onDone: () => void }

export default function RenewCodes({ open, onClose, onDone }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (!open) return null
  if (!codes) {
    return (
      <CodeDialog<{ recoveryCodes: string[] }>
        open
        onClose={onClose}
        path="recovery"
        title={recovery.title}
        {...renew}
        onSaved={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
    )
  }
  const finish = () => {
    onClose()
    toastSuccess(recovery.renewed)
    onDone()
  }
  return <RecoveryCodes codes={codes} onDone={finish} />
}
