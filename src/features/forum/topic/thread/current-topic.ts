import { relatedId } from '#domain/lists/ids'
import { send } from '../../../../ui/requests/send'

type TopicDoc = {
  acceptedComment?: unknown
  repliesCount?: number | null
  likesCount?: number | null
}

/** Null when the request failed. */
export async function currentTopic(id: string) {
  const answer = await send<TopicDoc>('GET', `/api/forum-topics/${id}`)
  if (!answer.ok) return answer.status === 404 ? 'gone' : null
  const { acceptedComment, repliesCount, likesCount } = answer.data
  return {
    acceptedId: relatedId(acceptedComment),
    counts: { replies: repliesCount ?? 0, likes: likesCount ?? 0 },
  }
}
