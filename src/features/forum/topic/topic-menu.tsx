'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useState } from 'react'
import { routes } from '#domain/routes'
import { isEditable } from '#domain/text/editing'
import { mutingTexts } from '#texts/forum/muting'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { Icon } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { Menu } from '../../../ui/overlays/menu'
import { MenuAction } from '../../../ui/overlays/menu-item'
import { usePresent } from '../../../ui/use-present'
import { BlockItem } from '../../community/blocks/block-item'
import { DeleteDialog } from '../../community/delete-dialog'
import { ReportItem } from '../../listing/report/report-item'
import { muteTopic } from './thread/mute-topic'
import { useKnownMember } from './thread/topic-member'
import type { OwnedTopic } from './topic'

const TopicEditor = lazyPart(() => import('./topic-editor'))
const ReportDialog = lazyPart(() => import('../../listing/report/report-dialog'))
const BlockDialog = lazyPart(() => import('../../community/blocks/block-dialog'))

type Props = { topic: OwnedTopic; memberId: string; isStaff: boolean }

export default function TopicMenu({ topic, memberId, isStaff }: Props) {
  const { push } = useRouter()
  const [opened, setOpened] = useState<'edit' | 'delete' | 'report' | 'block' | null>(null)
  const { id, title, author, createdAt } = topic
  const { muted } = useKnownMember({ topicId: id, memberId })
  const isWithinTime = usePresent((now) => isStaff || isEditable({ createdAt, now: new Date(now) }), isStaff)
  const isOwn = author?.id === memberId
  const mayChange = isOwn || isStaff
  const close = () => setOpened(null)

  return (
    <>
      <Menu
        label={texts.tools}
        trigger={<Icon icon="ellipsis" />}
        triggerClassName="grid size-touch place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
      >
        {mayChange && isWithinTime && (
          <MenuAction icon="pencil" onSelect={() => setOpened('edit')}>
            {texts.edit}
          </MenuAction>
        )}
        {mayChange && (
          <MenuAction icon="trash-2" onSelect={() => setOpened('delete')}>
            {texts.remove}
          </MenuAction>
        )}
        <MenuAction icon={muted ? 'bell' : 'bell-off'} onSelect={() => void muteTopic(id, !muted)}>
          {muted ? mutingTexts.unmute : mutingTexts.mute}
        </MenuAction>
        {!isOwn && <BlockItem author={author} onBlock={() => setOpened('block')} />}
        {!mayChange && <ReportItem itemId={id} onReport={() => setOpened('report')} />}
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
      <Suspense>
        {opened === 'edit' && <TopicEditor topic={topic} onClose={close} />}
        {opened === 'report' && (
          <ReportDialog open item={{ type: 'topic', id, name: title }} onClose={close} />
        )}
        {opened === 'block' && author && <BlockDialog person={author} onClose={close} />}
      </Suspense>
    </>
  )
}
