import type { ReactNode } from 'react'
import type { FeedComment } from '#domain/feed/feed-post'
import { communityTexts } from '#texts/community/community'
import { postCommentsTexts as texts } from '#texts/feed/feed-page'
import { Badge } from '../../../ui/states/badge'
import { AuthorAvatar, AuthorName } from '../../community/author'
import { Collapsible } from '../../community/blocks/collapsible'
import { CommunityTime } from '../../community/community-time'
import { HeldBadge } from '../../community/held-badge'
import { UserText } from '../../community/user-text'
import { commentPlace, useGlow } from '../use-highlight'

type Props = { comment: FeedComment; isFresh?: boolean; renderedAt: number; menu?: ReactNode }

export function CommentRow({ comment, isFresh, renderedAt, menu }: Props) {
  const { id, author, html, createdAt, editedAt } = comment
  const isGlowing = useGlow(commentPlace(id))
  return (
    <li
      id={commentPlace(id)}
      tabIndex={-1}
      data-fresh={isFresh || undefined}
      data-glow={isGlowing}
      className="post-comment grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-2.5 rounded-md"
    >
      <Collapsible author={author?.id}>
        <AuthorAvatar author={author} size={32} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <AuthorName author={author} />
            <span className="type-meta">
              <CommunityTime at={createdAt} renderedAt={renderedAt} />
              {editedAt && ` · ${communityTexts.edited}`}
            </span>
            {comment.isHeld && <HeldBadge />}
            {isFresh && <Badge tone="new">{texts.fresh}</Badge>}
          </p>
          <UserText html={html} className="text-[1rem] leading-6" />
        </div>
        {menu}
      </Collapsible>
    </li>
  )
}
