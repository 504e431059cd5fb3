'use client'

import { useRouter } from 'next/navigation'
import type { NotificationGroup } from '#domain/notifications/notification-groups'
import { bellTexts, notificationPageTexts as texts } from '#texts/notifications/bell'
import { Icon } from '../../ui/graphics/icon'
import { Menu } from '../../ui/overlays/menu'
import { MenuAction } from '../../ui/overlays/menu-item'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { markRead, removeNotifications } from './notification-calls'
import { NotificationRow } from './notification-row'

export function PageRow({ group, renderedAt }: { group: NotificationGroup; renderedAt: number }) {
  const router = useRouter()
  const { ids, unread } = group

  async function read() {
    if (unread.length > 0 && (await markRead(unread))) router.refresh()
  }
  async function remove() {
    if (!(await removeNotifications(ids))) return toastFailure(texts.removeFailed)
    toastSuccess(texts.removed)
    router.refresh()
  }

  const openRow = () => {
    if (unread.length > 0) void markRead(unread)
  }

  return (
    <NotificationRow hasDot group={group} renderedAt={renderedAt} onOpen={openRow}>
      <Menu
        label={texts.more}
        triggerClassName="grid size-touch place-items-center rounded-md text-ink-soft hover:bg-paper-deep"
        trigger={<Icon icon="ellipsis-vertical" />}
      >
        {unread.length > 0 && (
          <MenuAction icon="check" onSelect={() => void read()}>
            {bellTexts.readOne}
          </MenuAction>
        )}
        <MenuAction icon="trash-2" onSelect={() => void remove()}>
          {texts.remove}
        </MenuAction>
      </Menu>
    </NotificationRow>
  )
}
