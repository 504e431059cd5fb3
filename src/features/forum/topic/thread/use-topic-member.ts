import { useCallback, useEffect, useState } from 'react'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { send } from '../../../../ui/requests/send'
import { toastFailure } from '../../../../ui/overlays/toast-store'
import { useViewer } from '../../../viewer/viewer-store'

/** What of a topic belongs to one member. */
export type TopicMember = {
  liked: boolean
  followed: boolean
  /** Null before the first visit. */
  readAt: string | null
  likedComments: readonly string[]
}

const nobody: TopicMember = { liked: false, followed: false, readAt: null, likedComments: [] }

/** The page is the same for everybody; this comes after it. */
export function useTopicMember(topicId: string) {
  const { user } = useViewer()
  const [known, setKnown] = useState<{ of: string; member: TopicMember } | null>(null)
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isOver = false
    void send<TopicMember>('GET', `/api/forum-topics/${topicId}/viewer`).then((answer) => {
      if (answer.ok && !isOver) setKnown({ of: userId, member: answer.data })
    })
    return () => {
      isOver = true
    }
  }, [topicId, userId])

  const change = useCallback(
    (next: (member: TopicMember) => Partial<TopicMember>) =>
      setKnown((last) => last && { ...last, member: { ...last.member, ...next(last.member) } }),
    [],
  )
  const likeComment = useCallback(
    (id: string, liked: boolean) =>
      change(({ likedComments }) => {
        const others = likedComments.filter((one) => one !== id)
        return { likedComments: liked ? [...others, id] : others }
      }),
    [change],
  )

  async function follow() {
    const answer = await send<{ followed: boolean }>('POST', `/api/forum-topics/${topicId}/follow`)
    if (!answer.ok) return toastFailure(texts.followFailed, answer.message)
    change(() => ({ followed: answer.data.followed }))
  }

  return {
    user,
    member: known !== null && known.of === userId ? known.member : nobody,
    likeTopic: (liked: boolean) => change(() => ({ liked })),
    likeComment,
    follow,
  }
}
