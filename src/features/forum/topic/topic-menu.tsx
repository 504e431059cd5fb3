'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useState } from 'react'
import { routes } from '#domain/routes'
import { isEditable } from '#domain/text/editing'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { Icon } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { Menu } from '../../../ui/overlays/menu'
import { MenuAction } from '../../../ui/overlays/menu-item'
import { usePresent } from '../../../ui/use-present'
import { DeleteDialog } from '../../community/delete-dialog'
import type { OwnedTopic } from './topic'

const TopicEditor = lazyPart(() => import('./topic-editor'))

type Props = { topic: OwnedTopic; isStaff: boolean }

export default function TopicMenu({ topic, isStaff }: Props) {
  const { push } = useRouter()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const { id, title, createdAt } = topic
  const mayEdit = usePresent((now) => isStaff || isEditable({ createdAt, now: new Date(now) }), isStaff)
  const close = () => setOpened(null)

  return (
    <>
      <Menu
        label={texts.tools}
        trigger={<Icon icon="ellipsis" />}
        triggerClassName="grid size-touch place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
      >
        {mayEdit && (
          <MenuAction icon="pencil" onSelect={() => setOpened('edit')}>
            {texts.edit}
          </MenuAction>
        )}
        <MenuAction icon="trash-2" onSelect={() => setOpened('delete')}>
          {texts.remove}
        </MenuAction>
      </Menu>
      {opened === 'delete' && (
        <DeleteDialog
          deletion={{
            id,
            path: `/api/forum-topics/${id}`,
            success: texts.deleted,
            failure: texts.deleteFailed,
          }}
          question={{ title: texts.deleteTitle, text: texts.deleteText(title), confirm: texts.deleteConfirm }}
          onClose={close}
          onDeleted={() => push(routes.forum)}
        />
      )}
      {opened === 'edit' && (
        <Suspense>
          <TopicEditor topic={topic} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
