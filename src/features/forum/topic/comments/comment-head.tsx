import type { TopicComment } from '#domain/forum/shown-topics'
import { communityTexts } from '#texts/community/community'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/states/badge'
import { AuthorName } from '../../../community/author'
import { CommunityTime } from '../../../community/community-time'
import { HeldBadge } from '../../../community/held-badge'

type Props = {
  comment: Pick<TopicComment, 'author' | 'createdAt' | 'editedAt' | 'isHidden' | 'isHeld'>
  renderedAt: number
  isAccepted: boolean
  isNew: boolean
  /** One button; its room is kept. */
  tool?: ReactNode
}

export const CommentHead = ({ comment, renderedAt, isAccepted, isNew, tool }: Props) => (
  <div className="flex min-h-10 items-center gap-1">
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5">
      <AuthorName author={comment.author} isWhole />
      {isNew && <Badge tone="new">{texts.badgeNew}</Badge>}
      {comment.isHeld ? <HeldBadge /> : comment.isHidden && <Badge tone="draft">{texts.hidden}</Badge>}
      {isAccepted && <Badge tone="ok">{texts.accepted}</Badge>}
      <span className="type-meta">
        <CommunityTime at={comment.createdAt} renderedAt={renderedAt} />
        {comment.editedAt && ` · ${communityTexts.edited}`}
      </span>
    </div>
    <div className="ms-auto -me-3 size-touch shrink-0">{tool}</div>
  </div>
)
