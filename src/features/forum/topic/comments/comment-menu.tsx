import { Suspense, useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { threadTexts } from '#texts/forum/topic-thread'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { Icon } from '../../../../ui/graphics/icon'
import { lazyPart } from '../../../../ui/lazy-part'
import { Menu } from '../../../../ui/overlays/menu'
import { authorName } from '../../../community/author'
import { BlockItem } from '../../../community/blocks/block-item'
import { ReportItem } from '../../../listing/report/report-item'

const ReportDialog = lazyPart(() => import('../../../listing/report/report-dialog'))
const BlockDialog = lazyPart(() => import('../../../community/blocks/block-dialog'))

/** Of somebody else's comment. */
export default function CommentMenu({ comment: { id, author } }: { comment: TopicComment }) {
  const [opened, setOpened] = useState<'report' | 'block' | null>(null)
  const close = () => setOpened(null)
  const name = authorName(author)
  return (
    <>
      <Menu
        label={texts.commentTools(name)}
        trigger={<Icon icon="ellipsis" />}
        triggerClassName="grid size-touch place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
      >
        <BlockItem author={author} onBlock={() => setOpened('block')} />
        <ReportItem itemId={id} onReport={() => setOpened('report')} />
      </Menu>
      <Suspense>
        {opened === 'report' && (
          <ReportDialog
            open
            item={{ type: 'comment', id, name: threadTexts.commentOf(name) }}
            onClose={close}
          />
        )}
        {opened === 'block' && author && <BlockDialog person={author} onClose={close} />}
      </Suspense>
    </>
  )
}
