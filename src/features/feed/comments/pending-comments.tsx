import { errorTexts } from '#texts/web/errors'
import { postCommentsTexts as texts } from '#texts/feed/feed-page'
import { Alert } from '../../../ui/states/alert'
import { Avatar } from '../../../ui/graphics/avatar'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/graphics/icon'
import type { Stored } from '../../drafts/outbox-store'
import { notArrived, type OutboxItem, useOutbox } from '../../drafts/use-outbox'
import { useViewer } from '../../viewer/viewer-store'
import { scopeOf } from './comment-form'

type Props = {
  postId: string
  /** What the comments say that came while the page was open. */
  arrived: readonly string[]
  onStored: (stored: Stored) => Promise<unknown>
}

/** Own comments that the server does not have yet. */
export function PendingComments({ postId, arrived, onStored }: Props) {
  const items = notArrived(useOutbox(scopeOf(postId), onStored), arrived)
  const { user } = useViewer()
  if (items.length === 0) return null
  return (
    <ul className="grid gap-3.5">
      {items.map((item) => (
        <li key={item.key} className="grid grid-cols-[32px_minmax(0,1fr)] gap-2.5">
          <Avatar name={user?.fullName ?? ''} role={user?.role} src={user?.avatar?.url} size={32} />
          <div className="grid min-w-0 gap-1">
            <p className="wrap-anywhere whitespace-pre-line">{String(item.body.content)}</p>
            {item.state === 'failed' ? <Failed item={item} /> : <Waiting />}
          </div>
        </li>
      ))}
    </ul>
  )
}

const Waiting = () => (
  <p role="status" className="flex items-center gap-1.5 type-meta">
    <Icon icon="clock" size={16} />
    {texts.sending}
  </p>
)

const Failed = ({ item: { error, retry, discard } }: { item: OutboxItem }) => (
  <Alert tone="bad" role="alert" title={texts.sendFailed}>
    <p>{error ?? errorTexts.unexpected}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={retry}>
        {texts.retry}
      </Button>
      <Button variant="quiet" size="sm" onClick={discard}>
        {texts.discard}
      </Button>
    </div>
  </Alert>
)
