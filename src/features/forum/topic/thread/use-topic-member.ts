import { useCallback, useEffect } from 'react'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { send } from '../../../../ui/requests/send'
import { toastFailure } from '../../../../ui/overlays/toast-store'
import { useViewer } from '../../../viewer/viewer-store'
import { becomeMember, changeMember, type TopicMember, useKnownMember } from './topic-member'

/** The page is the same for everybody; this comes after it. */
export function useTopicMember(topicId: string) {
  const { user, blocked } = useViewer()
  const memberId = user?.id
  const member = useKnownMember({ topicId, memberId })

  useEffect(() => {
    if (!memberId) return
    let isOver = false
    void send<TopicMember>('GET', `/api/forum-topics/${topicId}/viewer`).then((answer) => {
      if (answer.ok && !isOver) becomeMember({ topicId, memberId, member: answer.data })
    })
    return () => {
      isOver = true
      becomeMember(null)
    }
  }, [topicId, memberId])

  const likeComment = useCallback(
    (id: string, liked: boolean) =>
      changeMember(({ likedComments }) => {
        const others = likedComments.filter((one) => one !== id)
        return { likedComments: liked ? [...others, id] : others }
      }),
    [],
  )

  async function follow() {
    const answer = await send<{ followed: boolean }>('POST', `/api/forum-topics/${topicId}/follow`)
    if (!answer.ok) return toastFailure(texts.followFailed, answer.message)
    changeMember(() => ({ followed: answer.data.followed, muted: false }))
  }

  return {
    user,
    blocked,
    member,
    likeTopic: (liked: boolean) => changeMember(() => ({ liked })),
    likeComment,
    follow,
  }
}
