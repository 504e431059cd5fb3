import { useCallback, useEffect, useState } from 'react'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { send } from '../../../ui/send'
import { toastFailure } from '../../../ui/toast-store'
import { useViewer } from '../../viewer/viewer-store'

/** What of a topic belongs to one member. */
export type Reader = {
  liked: boolean
  followed: boolean
  /** Null before the first visit. */
  readAt: string | null
  likedComments: readonly string[]
}

const nobody: Reader = { liked: false, followed: false, readAt: null, likedComments: [] }

/** The page is the same for everybody; this comes after it. */
export function useReader(topicId: string) {
  const { user } = useViewer()
  const [known, setKnown] = useState<{ of: string; reader: Reader } | null>(null)
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    let isOver = false
    void send<Reader>('GET', `/api/forum-topics/${topicId}/viewer`).then((answer) => {
      if (answer.ok && !isOver) setKnown({ of: userId, reader: answer.data })
    })
    return () => {
      isOver = true
    }
  }, [topicId, userId])

  const change = useCallback(
    (next: (reader: Reader) => Partial<Reader>) =>
      setKnown((last) => last && { ...last, reader: { ...last.reader, ...next(last.reader) } }),
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
    reader: known !== null && known.of === userId ? known.reader : nobody,
    likeTopic: (liked: boolean) => change(() => ({ liked })),
    likeComment,
    follow,
  }
}
