'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { FORUM_COMMENT_MAX } from '#domain/forum/forum-input'
import { mentioned, quoted } from '#domain/forum/markdown-insert'
import { type Mention, mentionsIn, withMention } from '#domain/text/mentions'
import { longText } from '#domain/web/input'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { errorTexts } from '#texts/web/errors'
import { Button } from '../../../../ui/buttons/button'
import { FormRefusal } from '../../../../ui/form/form-refusal'
import { FormTrap } from '../../../../ui/form/form-trap'
import { sendTyping } from '../../../../ui/live/presence'
import { send } from '../../../../ui/requests/send'
import { authorName } from '../../../community/author'
import { SuspendedNote } from '../../../community/suspension/suspended-note'
import { sendLater } from '../../../drafts/outbox'
import { type Sending, useSafeForm } from '../../../drafts/use-safe-form'
import { useViewer } from '../../../viewer/viewer-store'
import { CommentText } from './comment-text'
import type { Insertions, Insertion } from './insertions'
import { insertText, typedIn } from './insert-text'
import { PendingComments } from './pending-comments'
import { ProfileGate } from './profile-gate'
import type { Thread } from '../thread/thread-store'
import { TopicGone } from '../thread/topic-gone'

type Props = { thread: Thread; insertions: Insertions; isGone: boolean }

const schema = z.object({ content: longText(FORUM_COMMENT_MAX).min(1, texts.empty) })

export default function CommentForm({ thread, insertions, isGone }: Props) {
  const { user } = useViewer()
  const field = useRef<HTMLTextAreaElement>(null)
  const [mentions, setMentions] = useState<Mention[]>([])
  const { topicId } = thread
  const scope = `topic:${topicId}`
  const form = useSafeForm({
    draft: `forum-comment:${topicId}`,
    extra: { value: mentions.length > 0 ? mentions : undefined, restore: setMentions },
    schema,
    save,
    failure: texts.failure,
    onSaved: () => {
      setMentions([])
      field.current!.form!.reset()
    },
  })

  /** Taken as soon as it is kept here; the outbox brings it to the server, now or later. */
  async function save({ content }: { content: string }, sending: Sending) {
    if (!user) return { ok: false, status: 401, message: errorTexts.signInFirst, fields: {} } as const
    if (!user.profileComplete)
      return { ok: false, status: 403, message: texts.profileIncomplete, fields: {} } as const
    const ids = mentionsIn(content, mentions).map(({ id }) => id)
    const body = { content, mentions: ids, topic: topicId, ...sending }
    // Refused at once, with the text still in its field.
    if (user.suspension) return send('POST', '/api/forum-comments', body)
    await sendLater({ member: user.id, path: '/api/forum-comments', body, scope })
    return { ok: true, data: null } as const
  }

  const mention = (member: Mention) => setMentions((known) => withMention(known, member))

  const take = useEffectEvent(({ kind, comment: { author, content } }: Insertion) => {
    const typed = typedIn(field.current!)
    const name = authorName(author)
    const isQuote = kind === 'quote'
    insertText(
      field.current!,
      isQuote ? quoted(typed, { by: texts.quoteBy(name), said: content }) : mentioned(typed, name),
    )
    if (author && !isQuote) mention(author)
  })
  useEffect(() => insertions.onAdd(take), [insertions])

  return (
    <>
      <PendingComments scope={scope} thread={thread} />
      {user && !user.profileComplete && <ProfileGate />}
      <form
        {...form.form}
        className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
      >
        {isGone && <TopicGone />}
        <SuspendedNote />
        <FormTrap />
        {form.status}
        <FormRefusal form={form} title={texts.failure} more={texts.kept} />
        <div onInput={() => sendTyping(scope)}>
          <CommentText
            {...form.field('content')}
            label={texts.label}
            topicId={topicId}
            field={field}
            onMention={mention}
          />
        </div>
        <div className="flex min-h-[46px] flex-wrap items-center justify-between gap-3">
          <span className="type-meta">{user ? texts.as(user.fullName) : null}</span>
          <Button type="submit" icon="send" busy={form.isBusy} className="ms-auto">
            {texts.submit}
          </Button>
        </div>
      </form>
    </>
  )
}
