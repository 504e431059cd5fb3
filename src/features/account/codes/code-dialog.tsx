'use client'

import type { ReactNode } from 'react'
import { codeInput } from '#domain/account/typed-code'
import { codeScreenTexts } from '#texts/account/code-screens'
import { CodeField } from '../../../ui/form/code-field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { useForm } from '../../../ui/form/use-form'
import { send } from '../../../ui/requests/send'

const { code: texts } = codeScreenTexts

type Props<Saved> = {
  open: boolean
  onClose: () => void
  /** Below `/api/me/codes`. */
  path: 'check' | 'confirm' | 'off' | 'recovery'
  title: string
  lead: string
  save: string
  onSaved: (saved: Saved) => void
  /** Replaces the plain code field. */
  children?: (error: string | undefined) => ReactNode
}

/** Errors show in the form, because a toast would cover it on a phone. */
export function CodeDialog<Saved>({ path, onSaved, children = plainField, ...dialog }: Props<Saved>) {
  const form = useForm({
    schema: codeInput,
    save: ({ code: { code } }) => send<Saved>('POST', `/api/me/codes/${path}`, { code }),
    onSaved,
  })
  return (
    <FormDialog {...dialog} form={form}>
      {children(form.field('code').error)}
    </FormDialog>
  )
}

const plainField = (error: string | undefined) => (
  <CodeField canRecover label={texts.label} hint={texts.hint} error={error} />
)
