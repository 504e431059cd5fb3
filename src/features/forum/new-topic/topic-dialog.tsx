'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TOPIC_CONTENT_MAX, TOPIC_TITLE_MAX, topicInput } from '#domain/forum/forum-input'
import { routes } from '#domain/routes'
import { newTopicTexts as texts } from '#texts/forum/new-topic'
import type { ForumTopic } from '#types'
import { TextField } from '../../../ui/form/field'
import { FormDialog } from '../../../ui/form/form-dialog'
import { FormTrap } from '../../../ui/form/form-trap'
import { SelectField } from '../../../ui/form/select-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { send } from '../../../ui/requests/send'
import { spamTexts } from '#texts/moderation/spam'
import { toastSuccess } from '../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../community/suspension/suspended-note'
import { useSafeForm } from '../../drafts/use-safe-form'
import { SimilarTopics } from './similar-topics'

export type TopicDialogProps = {
  open: boolean
  onClose: () => void
  categories: readonly { id: string; name: string }[]
  /** The one that is shown. */
  category?: string
  title?: string
}

export default function TopicDialog({ open, onClose, categories, category, title = '' }: TopicDialogProps) {
  const { push } = useRouter()
  // A given title was searched for already.
  const [typed, setTyped] = useState('')
  const form = useSafeForm({
    draft: 'new-topic',
    schema: topicInput,
    missing: texts.missing,
    failure: isFlatList() ? texts.failedInFlatList : texts.failed,
    save: (input, sending) =>
      send<{ doc: ForumTopic }>('POST', '/api/forum-topics', { ...input, ...sending }),
    isRepeatable: true,
    onSaved: ({ doc }) => {
      toastSuccess(doc.isHeld ? spamTexts.held : texts.created)
      push(routes.topic(doc.id))
    },
  })
  return (
    <FormDialog open={open} onClose={onClose} title={texts.open} form={form} save={texts.publish}>
      <SuspendedNote />
      <FormTrap />
      <TextField
        {...form.field('title')}
        label={texts.title}
        hint={texts.titleHint}
        defaultValue={title}
        maxLength={TOPIC_TITLE_MAX}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        required
      />
      <SimilarTopics typed={typed} />
      <SelectField
        {...form.field('category')}
        label={texts.category}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={texts.chooseCategory}
        defaultValue={category}
        required
      />
      <TextAreaField
        {...form.field('content')}
        label={texts.content}
        hint={texts.contentHint}
        max={TOPIC_CONTENT_MAX}
        rows={5}
        optional
      />
    </FormDialog>
  )
}

/** The list on phones has words of its own. */
const isFlatList = () => !matchMedia('(min-width: 48rem)').matches
