'use client'

import { useEffect, useRef, useState } from 'react'
import { forumCommentInput } from '#domain/forum/forum-input'
import type { TopicComment } from '#domain/forum/shown-topics'
import { type Mention, mentionsIn, withMention } from '#domain/text/mentions'
import { commentFormTexts } from '#texts/forum/comment-form'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { threadTexts } from '#texts/forum/topic-thread'
import { formTexts } from '#texts/shell/ui'
import { Alert } from '../../../../ui/states/alert'
import { Button } from '../../../../ui/buttons/button'
import { FormRefusal } from '../../../../ui/form/form-refusal'
import { send } from '../../../../ui/requests/send'
import { toastSuccess } from '../../../../ui/overlays/toast-store'
import { SuspendedNote } from '../../../community/suspension/suspended-note'
import { useSafeForm } from '../../../drafts/use-safe-form'
import { CommentText } from '../reply/comment-text'
import type { Thread } from '../thread/thread-store'

type Props = {
  comment: TopicComment
  thread: Thread
  /** Somebody deleted it meanwhile: what is written can still be copied. */
  isGone: boolean
  onClose: () => void
}
type Saved = { doc: { html: string; content: string; editedAt: string | null } }

/** The source of the text, in its place. */
export default function CommentEditor({ comment: { id, content }, thread, isGone, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [mentions, setMentions] = useState<Mention[]>([])
  const form = useSafeForm({
    draft: `edit-comment:${id}`,
    extra: { value: mentions.length > 0 ? mentions : undefined, restore: setMentions },
    schema: forumCommentInput,
    missing: commentFormTexts.empty,
    save: (input) => {
      const named = mentionsIn(input.content, mentions).map((one) => one.id)
      const body = { ...input, ...(named.length > 0 ? { mentions: named } : {}) }
      return send<Saved>('PATCH', `/api/forum-comments/${id}`, body)
    },
    failure: texts.commentUpdateFailed,
    onSaved: ({ doc }) => {
      thread.change(id, { html: doc.html, content: doc.content, editedAt: doc.editedAt })
      toastSuccess(texts.commentUpdated)
      onClose()
    },
  })

  useEffect(() => field.current?.focus(), [])

  function cancel() {
    form.cancel()
    onClose()
  }

  return (
    <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2">
      {isGone && (
        <Alert tone="bad" role="alert" title={threadTexts.deleted}>
          {threadTexts.goneText}
        </Alert>
      )}
      <SuspendedNote />
      {form.status}
      <FormRefusal form={form} more={commentFormTexts.kept} />
      <CommentText
        {...form.field('content')}
        label={texts.editComment}
        topicId={thread.topicId}
        field={field}
        defaultValue={content}
        onMention={(member) => setMentions((known) => withMention(known, member))}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={cancel}>
          {formTexts.cancel}
        </Button>
        {!isGone && (
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? formTexts.saving : texts.save}
          </Button>
        )}
      </div>
    </form>
  )
}
