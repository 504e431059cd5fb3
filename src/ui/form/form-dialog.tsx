'use client'

import { useId, type ReactNode } from 'react'
import { draftTexts } from '#texts/shell/drafts'
import { formTexts, uiTexts } from '#texts/shell/ui'
import { Button } from '../buttons/button'
import { Dialog } from '../overlays/dialog'
import { FormRefusal } from './form-refusal'
import type { Form, SafeForm } from './use-form'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  lead?: ReactNode
  form: Form | SafeForm
  save: string
  children: ReactNode
}

/** Closes without losing input: what is not kept is asked for first. */
export function FormDialog({ open, onClose, title, lead, form, save, children }: Props) {
  const formId = useId()
  const safe = 'status' in form ? form : null
  const close = () => form.mayLeave() && onClose()
  const cancel = () => {
    if (!safe) return close()
    safe.cancel()
    onClose()
  }
  const footer = (
    <>
      {safe?.isWaiting ? (
        <Button variant="secondary" onClick={close}>
          {uiTexts.close}
        </Button>
      ) : (
        <Button variant="secondary" onClick={cancel}>
          {formTexts.cancel}
        </Button>
      )}
      {safe?.isWaiting && !form.isBusy ? (
        <Button type="submit" form={formId} icon="clock">
          {draftTexts.waiting}
        </Button>
      ) : (
        <Button type="submit" form={formId} busy={form.isBusy}>
          {form.isBusy ? formTexts.saving : save}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      mayClose={form.mayLeave}
      title={title}
      lead={safe?.mustSignIn ? undefined : lead}
      size="form"
      footer={safe?.mustSignIn ? undefined : footer}
    >
      {safe?.status}
      <form id={formId} {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormRefusal form={form} />
        {children}
      </form>
    </Dialog>
  )
}
