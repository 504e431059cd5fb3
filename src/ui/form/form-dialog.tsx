'use client'

import { useId, type ReactNode } from 'react'
import { formTexts } from '#texts/shell/ui'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Alert } from '../alert'
import type { Form } from './use-form'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  lead?: ReactNode
  form: Form
  save: string
  children: ReactNode
}

/** Asks before it closes over unsaved input. */
export function FormDialog({ open, onClose, title, lead, form, save, children }: Props) {
  const formId = useId()
  const close = () => form.mayLeave() && onClose()
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.isBusy}>
        {form.isBusy ? formTexts.saving : save}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      mayClose={form.mayLeave}
      title={title}
      lead={lead}
      size="form"
      footer={footer}
    >
      <form id={formId} {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {form.problem && (
          <Alert tone="bad" role="alert">
            {form.problem}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}
