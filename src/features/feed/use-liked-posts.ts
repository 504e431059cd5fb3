import { useEffect, useState } from 'react'
import { LIST_MAX } from '#domain/limits'
import { send } from '../../ui/requests/send'
import { useViewer } from '../viewer/viewer-store'

/** Which of the posts the member likes: the page itself is the same for everybody. */
export function useLikedPosts(ids: readonly string[]) {
  const memberId = useViewer().user?.id ?? null
  const [likes, setLikes] = useState<{ of: string | null; liked: ReadonlyMap<string, boolean> }>({
    of: null,
    liked: new Map(),
  })
  const known = likes.of === memberId ? likes.liked : null
  const unknown = memberId ? ids.filter((id) => !known?.has(id)).slice(0, LIST_MAX) : []
  const asked = unknown.join()

  function set(pairs: readonly (readonly [string, boolean])[]) {
    setLikes(({ of, liked }) => ({
      of: memberId,
      liked: new Map([...(of === memberId ? liked : []), ...pairs]),
    }))
  }

  useEffect(() => {
    if (!asked) return
    let isOver = false
    void send<{ liked: string[] }>('GET', `/api/posts/liked?ids=${asked}`).then((answer) => {
      if (isOver || !answer.ok) return
      set(asked.split(',').map((id) => [id, answer.data.liked.includes(id)] as const))
    })
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, memberId])

  return {
    isLiked: (id: string) => known?.get(id) ?? false,
    setLiked: (id: string, liked: boolean) => set([[id, liked]]),
  }
}
