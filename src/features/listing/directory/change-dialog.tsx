'use client'

import { changeInputs, changesTo } from '#domain/directory/change-input'
import { CHANGE_MESSAGE_MAX } from '#domain/limits'
import { changeTexts as texts } from '#texts/directory/changes'
import { CheckField } from '../../../ui/form/check-field'
import { TextField } from '../../../ui/form/field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import { callOf, type Entry } from './entry'
import { EntryFields } from './entry-fields'

type Props = { entry: Entry; open: boolean; onClose: () => void }

export default function ChangeDialog({ entry, open, onClose }: Props) {
  const { kind, id, name, values } = entry
  const form = useSafeForm({
    draft: `change:${kind}:${id}`,
    schema: changeInputs[kind],
    // Only what differs: the page may be older than the entry.
    save: ({ isClosed, message, answerTo, ...given }) =>
      send<{ message: string }>('POST', callOf(entry, 'changes'), {
        ...changesTo(kind, { entry: values, given }),
        ...{ isClosed, message, answerTo },
      }),
    failure: texts.failed,
    onSaved: ({ message }) => {
      onClose()
      toastSuccess(message)
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      lead={texts.lead(name)}
      form={form}
      save={texts.submit}
    >
      <SuspendedNote />
      <EntryFields kind={kind} values={values} field={form.field} />
      <CheckField {...form.field('isClosed')} label={texts.isClosed} />
      <TextAreaField
        {...form.field('message')}
        label={texts.message}
        hint={texts.messageHint}
        optional
        max={CHANGE_MESSAGE_MAX}
        rows={3}
      />
      <TextField
        {...form.field('answerTo')}
        label={texts.answerToLabel}
        hint={texts.answerToHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        optional
      />
    </FormDialog>
  )
}
