import { threadTexts as texts } from '#texts/forum/topic-thread'
import { send } from '../../../../ui/requests/send'
import { toastFailure, toastSuccess } from '../../../../ui/overlays/toast-store'
import type { Thread } from '../thread/thread-store'

export async function acceptComment(thread: Thread, comment: string | null): Promise<void> {
  const path = `/api/forum-topics/${thread.topicId}/accept`
  const answer = await send<{ accepted: string | null }>('POST', path, { comment })
  if (!answer.ok) return toastFailure(texts.acceptFailed, answer.message)
  thread.accept(answer.data.accepted)
  toastSuccess(answer.data.accepted ? texts.acceptedDone : texts.unacceptedDone)
}
