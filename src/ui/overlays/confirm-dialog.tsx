'use client'

import { formTexts } from '#texts/shell/ui'
import { Button } from '../buttons/button'
import { Alert } from '../states/alert'
import { Dialog } from './dialog'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  confirm: string
  isBusy?: boolean
  /** Why it did not work; a toast says it too, and may be far from here. */
  problem?: string | null
  onConfirm: () => void
}

export function ConfirmDialog(props: Props) {
  const { open, onClose, title, text, confirm, isBusy = false, problem, onConfirm } = props
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {formTexts.cancel}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} size="confirm" footer={footer}>
      <div className="grid gap-3">
        <p>{text}</p>
        {problem && <Alert tone="bad">{problem}</Alert>}
      </div>
    </Dialog>
  )
}
