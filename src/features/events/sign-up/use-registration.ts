import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '#domain/events/event-seats'
import { isStaff } from '#domain/roles'
import { signUpTexts as texts } from '#texts/events/event-sign-up'
import { listenLater } from '../../../ui/live/listen-later'
import { send, type SendResult } from '../../../ui/requests/send'
import { toastFailure } from '../../../ui/overlays/toast-store'
import { useViewer, type Viewer } from '../../viewer/viewer-store'

type Registration = { id: string; place?: Place }

/** Staff may read all registrations, so they filter for their own. */
async function askFor(eventId: string, user: Viewer): Promise<Registration | null> {
  const own = isStaff(user) ? `&where[owner][equals]=${user.id}` : ''
  const address = `/api/event-registrations?where[event][equals]=${eventId}${own}&limit=1`
  const answer = await send<{ docs: Registration[] }>('GET', address)
  if (answer.ok) return answer.data.docs[0] ?? null
  toastFailure(texts.statusFailed, answer.message)
  return null
}

/** Undefined until known. A change of the event renders the page again; a notification brings a new viewer. */
export function useRegistration(eventId: string) {
  const { status, user } = useViewer()
  const [own, setOwn] = useState<Registration | null | undefined>(undefined)
  const { refresh } = useRouter()

  const load = useCallback(() => {
    if (user) void askFor(eventId, user).then(setOwn)
  }, [eventId, user])
  useEffect(load, [load])

  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  }, [load])
  useEffect(() => {
    const draw = () => {
      refresh()
      latest.current()
    }
    const onMessage = ({ documentId }: { documentId: string }) => documentId === eventId && draw()
    return listenLater('events', { onMessage, onReload: draw })
  }, [eventId, refresh])

  const signUp = async (): Promise<SendResult<{ doc: Registration }>> => {
    const answer = await send<{ doc: Registration }>('POST', '/api/event-registrations', { event: eventId })
    if (answer.ok) {
      setOwn(answer.data.doc)
      refresh()
    }
    // Already registered, or closed meanwhile: what is shown is outdated.
    else if (answer.status > 0) load()
    return answer
  }
  const isKnown = status === 'ready' && (user === null || own !== undefined)
  return { isKnown, user, own: user ? own : null, signUp, load }
}
