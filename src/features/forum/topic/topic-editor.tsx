'use client'

import { useRouter } from 'next/navigation'
import { TOPIC_CONTENT_MAX, TOPIC_TITLE_MAX, topicInput } from '#domain/forum/forum-input'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { TextField } from '../../../ui/form/field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { send } from '../../../ui/requests/send'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import type { OwnedTopic } from './topic'

type Props = { topic: OwnedTopic; onClose: () => void }

/** The category stays: staff moves topics in their panel. */
const schema = topicInput.omit({ category: true })

export default function TopicEditor({ topic, onClose }: Props) {
  const { refresh } = useRouter()
  const { id, title, text, html } = topic
  const form = useSafeForm({
    draft: `edit-topic:${id}`,
    schema,
    save: (input) => send('PATCH', `/api/forum-topics/${id}`, input),
    failure: texts.updateFailed,
    onSaved: () => {
      onClose()
      toastSuccess(texts.updated)
      refresh()
    },
  })
  return (
    <FormDialog open onClose={onClose} title={texts.editTitle} form={form} save={texts.save}>
      <SuspendedNote />
      <TextField
        {...form.field('title')}
        label={texts.title}
        defaultValue={title}
        maxLength={TOPIC_TITLE_MAX}
      />
      <TextAreaField
        {...form.field('content')}
        label={texts.text}
        hint={texts.textHint}
        optional
        max={TOPIC_CONTENT_MAX}
        rows={8}
        defaultValue={html === null ? '' : text}
      />
    </FormDialog>
  )
}
