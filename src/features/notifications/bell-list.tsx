import { useState } from 'react'
import type { NotificationGroup } from '#domain/notifications/notification-groups'
import { bellTexts as texts } from '#texts/notifications/bell'
import { Button } from '../../ui/buttons/button'
import { Icon } from '../../ui/graphics/icon'
import { BellSkeleton } from './bell-skeleton'
import { markRead } from './notification-calls'
import { NotificationRow } from './notification-row'
import { ReadButton } from './read-button'
import type { useNewest } from './use-newest'

type Props = {
  newest: ReturnType<typeof useNewest>
  groups: readonly NotificationGroup[]
  onLeave: () => void
}

export function BellList({ newest: { status, showAsRead, retry, reload }, groups, onLeave }: Props) {
  const [openedAt] = useState(() => Date.now())
  if (status === 'loading') return <BellSkeleton />
  if (status === 'failed') {
    return (
      <div role="alert" className="grid justify-items-center gap-3 px-6 py-8 text-center">
        <p className="text-ink-soft">{texts.failed}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (groups.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <Icon icon="bell-off" size={32} className="text-ink-mute" />
        <p className="type-label">{texts.empty.title}</p>
        <p className="text-ink-soft">{texts.empty.text}</p>
      </div>
    )
  }

  async function read({ unread }: NotificationGroup) {
    if (unread.length === 0) return
    showAsRead(unread)
    if (!(await markRead(unread))) reload()
  }

  return (
    <ul aria-label={texts.list} className="lines-between">
      {groups.map((group) => (
        <NotificationRow
          key={group.newest.id}
          group={group}
          renderedAt={openedAt}
          onOpen={() => {
            onLeave()
            void read(group)
          }}
        >
          {group.unread.length > 0 && <ReadButton onRead={() => void read(group)} />}
        </NotificationRow>
      ))}
    </ul>
  )
}
