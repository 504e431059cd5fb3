'use client'

import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { DeleteDialog } from '../../../community/delete-dialog'
import { commentAnchor } from '../thread/thread-store'

export default function DeleteComment({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DeleteDialog
      // Without a failure: the comment comes back.
      deletion={{
        id,
        path: `/api/forum-comments/${id}`,
        place: commentAnchor(id),
        success: texts.commentDeleted,
      }}
      question={{
        title: texts.deleteCommentTitle,
        text: texts.deleteCommentText,
        confirm: texts.deleteCommentConfirm,
      }}
      onClose={onClose}
    />
  )
}
