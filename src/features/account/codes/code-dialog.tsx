'use client'

import { codeInput } from '#domain/typed-code'
import { codeScreenTexts } from '#texts/code-screens'
import { CodeField } from '../../../ui/code-field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { useForm } from '../../../ui/form/use-form'
import { send } from '../../../ui/send'

const { code: texts } = codeScreenTexts

type Props<Saved> = {
  open: boolean
  onClose: () => void
  /** Below `/api/me/codes`: what the code is for. */
  path: 'check' | 'off' | 'recovery'
  title: string
  lead: string
  save: string
  failure?: string
  onSaved: (saved: Saved) => void
}

/** One code, from the app or from paper. */
export function CodeDialog<Saved>({ path, failure = texts.failure, onSaved, ...dialog }: Props<Saved>) {
  const form = useForm({
    schema: codeInput,
    save: ({ code: { code } }) => send<Saved>('POST', `/api/me/codes/${path}`, { code }),
    failure,
    onSaved,
  })
  return (
    <FormDialog {...dialog} form={form}>
      <CodeField canRecover label={texts.label} hint={texts.hint} error={form.field('code').error} />
    </FormDialog>
  )
}
