'use client'

import { memo, Suspense, useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { classNames } from '../../../../ui/class-names'
import { lazyPart } from '../../../../ui/lazy-part'
import { AuthorAvatar } from '../../../community/author'
import { Collapsible } from '../../../community/blocks/collapsible'
import { UserText } from '../../../community/user-text'
import { CommentActions } from './comment-actions'
import { CommentHead } from './comment-head'
import type { CommentRights } from './comment-rights'
import { CommentTool } from './comment-tool'
import { DeletedComment } from './deleted-comment'
import { commentAnchor, type Thread } from '../thread/thread-store'
import { UnreadLine } from './unread-line'
import '../comments.css'

type Props = {
  comment: TopicComment
  thread: Thread
  rights: CommentRights
  renderedAt: number
  /** Deleted: the height of the place that it leaves. */
  leftHeight: number | null
  isAccepted: boolean
  isLiked: boolean
  isNew: boolean
  isHighlighted: boolean
  isFirstUnread: boolean
}

const CommentEditor = lazyPart(() => import('./comment-editor'))

export const CommentItem = memo(function CommentItem(props: Props) {
  const { comment, thread, rights, renderedAt, isAccepted, isLiked, isNew, isHighlighted } = props
  const [isEditing, setIsEditing] = useState(false)
  const { id, html, createdAt } = comment
  const isGone = props.leftHeight !== null
  // Whoever edits it keeps what they wrote.
  if (isGone && !isEditing) return <DeletedComment id={id} height={props.leftHeight!} />
  return (
    <article
      id={commentAnchor(id)}
      data-at={createdAt}
      tabIndex={-1}
      className={classNames('comment', isNew && 'comment-new', isHighlighted && 'comment-found')}
    >
      {props.isFirstUnread && <UnreadLine />}
      <Collapsible author={comment.author?.id}>
        <AuthorAvatar author={comment.author} />
        <CommentHead
          {...{ comment, renderedAt, isAccepted, isNew }}
          tool={!isGone && <CommentTool {...{ comment, rights }} />}
        />
        <div className="comment-body">
          {isEditing ? (
            <Suspense fallback={<UserText html={html} />}>
              <CommentEditor {...{ comment, thread, isGone }} onClose={() => setIsEditing(false)} />
            </Suspense>
          ) : (
            <UserText html={html} />
          )}
          {!isGone && (
            <CommentActions
              {...{ comment, thread, rights, isAccepted, isLiked }}
              onEdit={isEditing ? undefined : () => setIsEditing(true)}
            />
          )}
        </div>
      </Collapsible>
    </article>
  )
})
