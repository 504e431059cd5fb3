'use client'

import { Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { FORUM_COMMENT_MAX } from '#domain/forum/forum-input'
import { mentioned, quoted } from '#domain/forum/markdown-insert'
import { longText } from '#domain/web/input'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { useForm } from '../../../ui/form/use-form'
import { send } from '../../../ui/send'
import { toastSuccess } from '../../../ui/toast-store'
import { authorName } from '../../community/author'
import { useViewer } from '../../viewer/viewer-store'
import { CommentText } from './comment-text'
import type { Composer, Insertion } from './composer'
import { insertText, typedIn } from './insert-text'
import { mentionsIn, noteMention } from './mentions'
import { ProfileGate } from './profile-gate'
import type { Thread } from './thread-store'
import { TopicGone } from './topic-gone'

type Props = { thread: Thread; composer: Composer; isGone: boolean }

const schema = z.object({
  content: longText(FORUM_COMMENT_MAX).min(1, texts.empty),
  mentions: z.array(z.string()),
})

const REFRESH_MS = 500

function read(form: HTMLFormElement) {
  const content = (form.elements.namedItem('content') as HTMLTextAreaElement).value
  return { content, mentions: mentionsIn(form, content) }
}

function insert(field: HTMLTextAreaElement, { kind, comment }: Insertion) {
  const { author, content } = comment
  const typed = typedIn(field)
  if (kind === 'quote')
    return insertText(field, quoted(typed, { by: texts.quoteBy(authorName(author)), said: content }))
  insertText(field, mentioned(typed, authorName(author)))
  if (author) noteMention(field.form!, author)
}

export default function CommentForm({ thread, composer, isGone }: Props) {
  const { user } = useViewer()
  const field = useRef<HTMLTextAreaElement>(null)
  const { topicId } = thread
  const form = useForm({
    schema,
    read,
    save: (input) => send('POST', '/api/forum-comments', { ...input, topic: topicId }),
    failure: `${texts.failure}. ${texts.kept}`,
    onSaved: () => {
      field.current!.form!.reset()
      toastSuccess(texts.added)
      setTimeout(thread.follow, REFRESH_MS)
    },
  })

  useEffect(() => composer.onInsert((insertion) => insert(field.current!, insertion)), [composer])

  return (
    <form
      {...form.form}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
    >
      {isGone && <TopicGone />}
      {user && !user.profileComplete && <ProfileGate />}
      {form.problem && (
        <Alert tone="bad" role="alert">
          {form.problem}
        </Alert>
      )}
      <CommentText {...form.field('content')} label={texts.label} topicId={topicId} field={field} />
      <div className="flex min-h-[46px] flex-wrap items-center justify-between gap-3">
        <span className="type-meta">{user ? texts.as(user.fullName) : null}</span>
        <Button type="submit" icon={Send} busy={form.isBusy} className="ms-auto">
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
