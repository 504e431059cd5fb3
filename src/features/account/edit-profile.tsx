'use client'

import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { accountTexts } from '#texts/account'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/field'
import { toast } from '../../ui/toast-store'
import type { Member } from './member'
import { useProfileForm } from './use-profile-form'

const { form: texts } = accountTexts

type Props = { member: Pick<Member, 'id' | 'fullName' | 'city'>; onSaved: () => void }

/** The button and the form behind it. */
export function EditProfile({ member, onSaved }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const { errors, isBusy, submit, reset } = useProfileForm({ id: member.id, onSaved: finish })

  const close = () => setIsOpen(false)
  function open() {
    reset()
    setIsOpen(true)
  }
  function finish() {
    close()
    toast({ tone: 'ok', title: texts.success })
    onSaved()
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
        variant="secondary"
        icon={Pencil}
        onClick={open}
        className="no-js:hidden max-sm:flex-auto max-sm:[&>svg]:hidden"
      >
        {accountTexts.edit}
      </Button>
      <Dialog open={isOpen} onClose={close} title={accountTexts.edit} footer={footer}>
        <form id={formId} method="post" onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            {...field('fullName')}
            label={texts.fullName}
            defaultValue={member.fullName}
            autoComplete="name"
          />
          <TextField
            {...field('city')}
            label={texts.city}
            hint={texts.cityHint}
            defaultValue={member.city ?? ''}
            autoComplete="address-level2"
          />
        </form>
      </Dialog>
    </>
  )
}
