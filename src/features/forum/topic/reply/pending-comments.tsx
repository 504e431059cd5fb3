'use client'

import { useSyncExternalStore } from 'react'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { spamTexts } from '#texts/moderation/spam'
import { Alert } from '../../../../ui/states/alert'
import { Button } from '../../../../ui/buttons/button'
import { useConnection } from '../../../../ui/live/connection'
import { Icon } from '../../../../ui/graphics/icon'
import { toastSuccess } from '../../../../ui/overlays/toast-store'
import { notArrived, type OutboxItem, useOutbox } from '../../../drafts/use-outbox'
import type { Thread } from '../thread/thread-store'

type Props = { scope: string; thread: Thread }

/** The live change usually comes first; this finds the comment without it. */
const REFRESH_MS = 500

/** Own comments on their way, in the order in which they will stand. */
export function PendingComments({ scope, thread }: Props) {
  const items = useOutbox(scope, ({ id, isHeld }) => {
    toastSuccess(isHeld ? spamTexts.held : texts.added)
    setTimeout(thread.follow, REFRESH_MS)
    return thread.follow([id])
  })
  const { shown, fresh } = useSyncExternalStore(thread.subscribe, thread.state, thread.state)
  const arrived = shown.comments.filter(({ id }) => fresh.has(id)).map(({ content }) => content)
  return notArrived(items, arrived).map((item) => <PendingComment key={item.key} item={item} />)
}

function PendingComment({ item: { body, state, error, retry, discard } }: { item: OutboxItem }) {
  const connection = useConnection()
  const text = <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{String(body.content)}</p>
  if (state === 'failed') {
    return (
      <Alert tone="bad" role="alert" title={texts.failure} className="mt-3">
        <p>
          {error} {texts.kept}
        </p>
        {text}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={retry}>
            {texts.retry}
          </Button>
          <Button variant="secondary" size="sm" onClick={discard}>
            {texts.discard}
          </Button>
        </div>
      </Alert>
    )
  }
  const isSending = state === 'sending' || connection === 'online'
  return (
    <div className="grid gap-1 border-b border-line py-4">
      {text}
      <p role="status" className="flex items-center gap-2 type-meta">
        <Icon
          icon={isSending ? 'loader-circle' : 'clock'}
          size={16}
          className={isSending ? 'animate-spin' : undefined}
        />
        {isSending ? texts.sending : texts.waiting}
      </p>
    </div>
  )
}
