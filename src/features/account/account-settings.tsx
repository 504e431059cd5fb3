'use client'

import { Settings } from 'lucide-react'
import { useId, useState } from 'react'
import { accountTexts } from '#texts/account'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PasswordField } from '../../ui/password-field'
import { toast } from '../../ui/toast-store'
import { usePasswordForm } from './use-password-form'

const { settings: texts } = accountTexts

/** The button and, behind it, a new password for who knows the old one. */
export function AccountSettings({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const { errors, isBusy, submit, reset } = usePasswordForm({ onSaved: finish })

  const close = () => setIsOpen(false)
  function open() {
    reset()
    setIsOpen(true)
  }
  function finish() {
    close()
    toast({ tone: 'ok', ...texts.success })
    onChanged()
  }

  const field = (name: string) => ({ name, error: errors[name], required: true })
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {isBusy ? texts.busy : texts.save}
      </Button>
    </>
  )
  return (
    <>
      <Button
        variant="quiet"
        icon={Settings}
        onClick={open}
        className="no-js:hidden max-sm:flex-auto max-sm:border-line max-sm:[&>svg]:hidden"
      >
        {texts.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.title} lead={texts.lead} footer={footer}>
        <form id={formId} method="post" onSubmit={submit} noValidate className="grid gap-4">
          <PasswordField
            {...field('currentPassword')}
            label={texts.currentPassword}
            autoComplete="current-password"
          />
          <PasswordField
            {...field('password')}
            label={texts.password}
            hint={texts.passwordHint}
            autoComplete="new-password"
          />
        </form>
      </Dialog>
    </>
  )
}
