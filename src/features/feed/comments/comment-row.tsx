import { Ellipsis, Flag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FeedComment } from '#domain/feed/feed-post'
import { itemName } from '#domain/moderation/reports'
import { communityTexts } from '#texts/community/community'
import { postCommentsTexts as texts } from '#texts/feed/feed-page'
import { Badge } from '../../../ui/badge'
import { Icon } from '../../../ui/icon'
import { Menu } from '../../../ui/menu'
import { MenuAction } from '../../../ui/menu-item'
import { AuthorAvatar, authorName, AuthorName } from '../../community/author'
import { CommunityTime } from '../../community/community-time'
import { UserText } from '../../community/user-text'
import { deleteLater } from '../deletions'
import { commentPlace } from '../use-highlight'

const ReportDialog = lazy(() => import('../../listing/report-dialog'))

type Props = { comment: FeedComment; memberId: string | null; isFresh: boolean; renderedAt: number }

export function CommentRow({ comment, memberId, isFresh, renderedAt }: Props) {
  const { id, author, html, createdAt, editedAt } = comment
  return (
    <li
      id={commentPlace(id)}
      tabIndex={-1}
      data-fresh={isFresh || undefined}
      className="post-comment grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-2.5 rounded-md"
    >
      <AuthorAvatar author={author} size={32} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <AuthorName author={author} />
          <span className="type-meta">
            <CommunityTime at={createdAt} renderedAt={renderedAt} />
            {editedAt && ` · ${communityTexts.edited}`}
          </span>
          {isFresh && <Badge tone="new">{texts.fresh}</Badge>}
        </p>
        <UserText html={html} className="text-[1rem] leading-6" />
      </div>
      {memberId && <CommentMenu comment={comment} isOwn={author?.id === memberId} />}
    </li>
  )
}

function CommentMenu({ comment, isOwn }: { comment: FeedComment; isOwn: boolean }) {
  const [isReporting, setIsReporting] = useState(false)
  const { id, author } = comment
  const remove = () => deleteLater({ id, path: `/api/post-comments/${id}`, success: texts.removed })
  return (
    <div className="-me-2.5 -mt-2">
      <Menu
        label={texts.actions(authorName(author))}
        trigger={<Icon icon={Ellipsis} size={20} />}
        triggerClassName="inline-grid size-touch place-items-center rounded-md text-ink-soft fades hover:bg-surface hover:text-ink"
      >
        {isOwn ? (
          <MenuAction icon={Trash2} onSelect={remove}>
            {texts.remove}
          </MenuAction>
        ) : (
          <MenuAction icon={Flag} onSelect={() => setIsReporting(true)}>
            {texts.report}
          </MenuAction>
        )}
      </Menu>
      {isReporting && (
        <Suspense>
          <ReportDialog
            open
            onClose={() => setIsReporting(false)}
            item={{ type: 'social_comment', id, name: itemName(comment) }}
          />
        </Suspense>
      )}
    </div>
  )
}
