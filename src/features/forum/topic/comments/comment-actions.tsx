'use client'

import type { TopicComment } from '#domain/forum/shown-topics'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Button, type ButtonProps } from '../../../../ui/buttons/button'
import { usePresent } from '../../../../ui/use-present'
import { LikeButton } from '../../../community/like-button'
import { acceptComment } from './accept-comment'
import { type CommentRights, isOwn, mayEdit } from './comment-rights'
import type { Thread } from '../thread/thread-store'

type Props = {
  comment: TopicComment
  thread: Thread
  rights: CommentRights
  isAccepted: boolean
  isLiked: boolean
  /** Undefined while it is edited. */
  onEdit?: () => void
}

/** The like keeps the height of the row, whoever looks. */
export function CommentActions({ comment, thread, rights, isAccepted, isLiked, onEdit }: Props) {
  const { viewer, topicOwner, insertions, onLiked } = rights
  const mayChange = usePresent((now) => mayEdit({ viewer, comment, now }), false)
  const { id, likesCount } = comment
  const isMine = isOwn({ viewer, comment })
  return (
    <div className="-ms-2.5 flex flex-wrap items-center">
      <LikeButton
        path={`/api/forum-comments/${id}/like`}
        failure={texts.likeFailed}
        liked={isLiked}
        likesCount={likesCount}
        onLiked={(like) => {
          thread.change(id, { likesCount: like.likesCount })
          onLiked(id, like.liked)
        }}
      />
      {viewer && !isMine && comment.author && (
        <Small isNamed icon="at-sign" onClick={() => insertions.add({ kind: 'reply', comment })}>
          {texts.reply}
        </Small>
      )}
      {viewer && (
        <Small icon="text-quote" onClick={() => insertions.add({ kind: 'quote', comment })}>
          {texts.quote}
        </Small>
      )}
      {onEdit && mayChange && (
        <Small icon="pencil" onClick={onEdit}>
          {texts.edit}
        </Small>
      )}
      {viewer && viewer.id === topicOwner && (
        <Small
          icon="circle-check"
          aria-pressed={isAccepted}
          onClick={() => void acceptComment(thread, isAccepted ? null : id)}
        >
          {texts.accept}
        </Small>
      )}
    </div>
  )
}

/** Phones show the icon alone, except for what is done most; the word stays for who cannot see it. */
const Small = ({ isNamed = false, children, ...button }: ButtonProps & { isNamed?: boolean }) => (
  <Button variant="quiet" size="sm" {...button} className="px-2.5 text-sm font-[550]">
    <span className={isNamed ? undefined : 'max-[40rem]:sr-only'}>{children}</span>
  </Button>
)
