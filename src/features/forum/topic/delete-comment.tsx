'use client'

import { useState } from 'react'
import type { TopicComment } from '#domain/forum/shown-topics'
import { topicDialogTexts as texts } from '#texts/forum/topic-dialogs'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { send } from '../../../ui/send'
import { toastSuccess } from '../../../ui/toast-store'
import type { Thread } from './thread-store'

type Props = { comment: TopicComment; thread: Thread; onClose: () => void }

export default function DeleteComment({ comment: { id }, thread, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send('DELETE', `/api/forum-comments/${id}`)
    setIsBusy(false)
    onClose()
    // Already gone, perhaps deleted in another tab.
    if (!answer.ok && answer.status !== 404)
      return console.error(`comment ${id} not deleted: ${answer.status}`)
    thread.remove(id)
    toastSuccess(texts.commentDeleted)
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.deleteCommentTitle}
      text={texts.deleteCommentText}
      confirm={texts.deleteCommentConfirm}
      isBusy={isBusy}
      onConfirm={() => void remove()}
    />
  )
}
