'use client'

import { useRouter } from 'next/navigation'
import { APPEAL_MAX } from '#domain/limits'
import { appealInput } from '#domain/moderation/appeals'
import { appealUntil } from '#domain/moderation/statements'
import { appealTexts as texts } from '#texts/moderation/appeals'
import { Button } from '../../../ui/buttons/button'
import { FormRefusal } from '../../../ui/form/form-refusal'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { send } from '../../../ui/requests/send'
import { useSafeForm } from '../../drafts/use-safe-form'

export function AppealForm({ id, decidedAt }: { id: string; decidedAt: string }) {
  const { refresh } = useRouter()
  const { form, field, isBusy, status, ...state } = useSafeForm({
    draft: `appeal:${id}`,
    schema: appealInput,
    save: (input) => send<{ message: string }>('POST', `/api/statements/${id}/appeal`, input),
    failure: texts.failed,
    onSaved: ({ message }) => {
      toastSuccess(message)
      refresh()
    },
  })
  return (
    <div className="grid gap-4">
      <p>{texts.lead(appealUntil(decidedAt))}</p>
      {status}
      <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormRefusal form={state} />
        <TextAreaField
          {...field('appeal')}
          label={texts.field}
          hint={texts.hint}
          max={APPEAL_MAX}
          rows={6}
          required
        />
        <Button type="submit" className="justify-self-start" busy={isBusy}>
          {isBusy ? texts.saving : texts.submit}
        </Button>
      </form>
    </div>
  )
}
