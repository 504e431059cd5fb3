'use client'

import { Suspense, useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { Icon } from '../../../../ui/graphics/icon'
import { lazyPart } from '../../../../ui/lazy-part'
import { authorName } from '../../../community/author'
import { type CommentRights, isOwn, mayDelete } from './comment-rights'

const waiting = <Icon icon="ellipsis" className="m-3 size-5 text-ink-soft" />
const CommentMenu = lazyPart(() => import('./comment-menu'), { meanwhile: waiting })
const DeleteComment = lazyPart(() => import('./delete-comment'))

type Props = { comment: TopicComment; rights: CommentRights }

/** Delete for its author and staff, a menu for the other members. */
export function CommentTool({ comment, rights }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const asked = { viewer: rights.viewer, comment }
  const name = authorName(comment.author)
  if (!rights.viewer) return null
  if (!mayDelete(asked))
    return (
      <Suspense fallback={waiting}>
        <CommentMenu comment={comment} />
      </Suspense>
    )
  return (
    <>
      <IconButton
        icon="trash-2"
        iconSize={20}
        label={isOwn(asked) ? texts.deleteOwn : texts.deleteOf(name)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <DeleteComment id={comment.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
