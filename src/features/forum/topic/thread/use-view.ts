import { useEffect, useState } from 'react'
import { send } from '../../../../ui/requests/send'

/** Tells the server of the visit; the page itself may be a copy that many share. */
export function useView(topicId: string, known: number): number {
  const [views, setViews] = useState(known)
  useEffect(() => {
    void send<{ viewsCount: number }>('POST', `/api/forum-topics/${topicId}/view`).then(
      (answer) => answer.ok && setViews(answer.data.viewsCount),
    )
  }, [topicId])
  return views
}
