'use client'

import { formTexts } from '#texts/shell/ui'
import { Button } from '../buttons/button'
import { Dialog } from './dialog'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  confirm: string
  isBusy?: boolean
  onConfirm: () => void
}

export function ConfirmDialog({ open, onClose, title, text, confirm, isBusy = false, onConfirm }: Props) {
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
      <p>{text}</p>
    </Dialog>
  )
}
