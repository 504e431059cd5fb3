import { Suspense, useState } from 'react'
import type { FeedComment } from '#domain/feed/feed-post'
import { itemName } from '#domain/moderation/reports'
import { postCommentsTexts as texts } from '#texts/feed/feed-page'
import { Icon } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { Menu } from '../../../ui/overlays/menu'
import { MenuAction } from '../../../ui/overlays/menu-item'
import { authorName } from '../../community/author'
import { BlockItem } from '../../community/blocks/block-item'
import { deleteLater } from '../../community/deletions'
import { commentPlace } from '../use-highlight'

const BlockDialog = lazyPart(() => import('../../community/blocks/block-dialog'))
const ReportDialog = lazyPart(() => import('../../listing/report/report-dialog'))

export function CommentMenu({ comment, isOwn }: { comment: FeedComment; isOwn: boolean }) {
  const [opened, setOpened] = useState<'report' | 'block' | null>(null)
  const { id, author } = comment
  const place = commentPlace(id)
  const close = () => setOpened(null)
  const remove = () => deleteLater({ id, path: `/api/post-comments/${id}`, place, success: texts.removed })
  return (
    <div className="-me-2.5 -mt-2">
      <Menu
        label={texts.actions(authorName(author))}
        trigger={<Icon icon="ellipsis" size={20} />}
        triggerClassName="inline-grid size-touch place-items-center rounded-md text-ink-soft fades hover:bg-surface hover:text-ink"
      >
        {isOwn ? (
          <MenuAction icon="trash-2" onSelect={remove}>
            {texts.remove}
          </MenuAction>
        ) : (
          <>
            <BlockItem author={author} onBlock={() => setOpened('block')} />
            <MenuAction icon="flag" onSelect={() => setOpened('report')}>
              {texts.report}
            </MenuAction>
          </>
        )}
      </Menu>
      <Suspense>
        {opened === 'report' && (
          <ReportDialog open onClose={close} item={{ type: 'social_comment', id, name: itemName(comment) }} />
        )}
        {opened === 'block' && author && <BlockDialog person={author} onClose={close} />}
      </Suspense>
    </div>
  )
}
