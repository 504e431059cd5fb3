import { mutingTexts as texts } from '#texts/forum/muting'
import { uiTexts } from '#texts/shell/ui'
import { toastFailure, toastSuccess } from '../../../../ui/overlays/toast-store'
import { send } from '../../../../ui/requests/send'
import { changeMember, type TopicMember } from './topic-member'

/** Whether it is followed stays as it was, for when it is heard again. */
export async function muteTopic(topicId: string, muted: boolean): Promise<void> {
  const path = `/api/forum-topics/${topicId}/mute`
  const answer = await send<Pick<TopicMember, 'muted' | 'followed'>>('POST', path, { muted })
  if (!answer.ok) return toastFailure(texts.failed, answer.message)
  changeMember(() => answer.data)
  const undo = { label: uiTexts.undo, run: () => void muteTopic(topicId, !muted) }
  toastSuccess(muted ? texts.done : texts.undone, { action: undo })
}
