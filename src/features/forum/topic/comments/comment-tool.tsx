'use client'

import { Suspense, useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { IconButton } from '../../../../ui/buttons/icon-button'
import { lazyPart } from '../../../../ui/lazy-part'
import { authorName } from '../../../community/author'
import { ReportButton } from '../../../listing/report/report-button'
import { type CommentRights, isOwn, mayDelete } from './comment-rights'

const DeleteComment = lazyPart(() => import('./delete-comment'))

type Props = { comment: TopicComment; rights: CommentRights }

/** Delete for its author and staff, report for the others. */
export function CommentTool({ comment, rights }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const asked = { viewer: rights.viewer, comment }
  const name = authorName(comment.author)
  if (!mayDelete(asked))
    return <ReportButton item={{ type: 'comment', id: comment.id, name: texts.commentOf(name) }} />
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
