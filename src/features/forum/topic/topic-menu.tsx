'use client'

import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { routes } from '#domain/routes'
import { isEditable } from '#domain/text/editing'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Icon } from '../../../ui/icon'
import { Menu } from '../../../ui/menu'
import { MenuAction } from '../../../ui/menu-item'
import { send } from '../../../ui/send'
import { toastFailure, toastSuccess } from '../../../ui/toast-store'
import { useMinute } from '../../../ui/use-minute'
import type { OwnedTopic } from './topic'

const TopicEditor = lazy(() => import('./topic-editor'))

type Props = { topic: OwnedTopic; isStaff: boolean }

export default function TopicMenu({ topic, isStaff }: Props) {
  const { push } = useRouter()
  const now = useMinute()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { id, title, createdAt } = topic
  const mayEdit = isStaff || (now !== null && isEditable({ createdAt, now: new Date(now) }))
  const close = () => setOpened(null)

  async function remove() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send('DELETE', `/api/forum-topics/${id}`)
    setIsBusy(false)
    // Already gone, perhaps deleted in another tab.
    if (!answer.ok && answer.status !== 404) return toastFailure(texts.deleteFailed, answer.message)
    close()
    toastSuccess(texts.deleted)
    push(routes.forum)
  }

  return (
    <>
      <Menu
        label={texts.tools}
        trigger={<Icon icon={Ellipsis} />}
        triggerClassName="grid size-touch place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
      >
        {mayEdit && (
          <MenuAction icon={Pencil} onSelect={() => setOpened('edit')}>
            {texts.edit}
          </MenuAction>
        )}
        <MenuAction icon={Trash2} onSelect={() => setOpened('delete')}>
          {texts.remove}
        </MenuAction>
      </Menu>
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={close}
        title={texts.deleteTitle}
        text={texts.deleteText(title)}
        confirm={texts.deleteConfirm}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
      {opened === 'edit' && (
        <Suspense>
          <TopicEditor topic={topic} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
