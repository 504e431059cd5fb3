import { useEffect } from 'react'
import { send } from '../../ui/requests/send'
import { refreshViewer, useViewer } from '../viewer/viewer-store'

export const markVisited = async () => {
  const answer = await send('POST', '/api/feed/visit')
  if (answer.ok) await refreshViewer()
}

/** Who opens the page has seen what was new. */
export function useVisit() {
  const memberId = useViewer().user?.id
  useEffect(() => {
    if (memberId) void markVisited()
  }, [memberId])
}
