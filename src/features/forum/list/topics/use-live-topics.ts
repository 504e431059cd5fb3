import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listenIn } from '../../../../ui/live/listen-in'
import { isBlocked } from '../../../viewer/blocked'
import { useViewer } from '../../../viewer/viewer-store'
import { askTopics, type TopicChange } from './live-topics'

type Options = {
  /** Those that are shown. */
  ids: readonly string[]
  category?: string
  isShown: () => boolean
}

/** Several changes within it cost one question. */
const PAUSE_MS = 1_000

/** Shown topics change in place, new ones are only counted: nothing moves what somebody reads. */
export function useLiveTopics({ ids, category, isShown }: Options) {
  const { user } = useViewer()
  const isMember = user !== null
  const [changes, setChanges] = useState<ReadonlyMap<string, TopicChange>>(new Map())
  const [fresh, setFresh] = useState<readonly string[]>([])
  const [isOld, setIsOld] = useState(false)
  const waiting = useRef({ changed: new Set<string>(), created: new Set<string>() })

  const ask = useEffectEvent(async () => {
    const { changed, created } = waiting.current
    const news = [...created].filter((id) => !ids.includes(id))
    const asked = [...[...changed].filter((id) => ids.includes(id)), ...news]
    waiting.current = { changed: new Set(), created: new Set() }
    if (asked.length === 0) return
    const answer = await askTopics(asked)
    if (!answer) {
      // With the next change, or once the connection is back.
      for (const id of asked) waiting.current[news.includes(id) ? 'created' : 'changed'].add(id)
      return
    }
    setChanges((known) => new Map([...known, ...answer.changes]))
    const counted = news.filter(
      (id) =>
        answer.changes.get(id) &&
        !isBlocked(answer.owners.get(id)) &&
        (!category || answer.categories.get(id) === category),
    )
    setFresh((known) => [...new Set([...known, ...counted])].filter((id) => answer.changes.get(id) !== null))
  })
  const mayAsk = useEffectEvent(() => isShown() && document.visibilityState === 'visible')

  useEffect(() => {
    if (!isMember) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        if (mayAsk()) void ask()
      }, PAUSE_MS)
    }
    const stop = listenIn('forum', {
      onMessage: ({ documentId, operation }) => {
        const { changed, created } = waiting.current
        const set = operation === 'create' ? created : changed
        set.add(documentId)
        plan()
      },
      onCaughtUp: plan,
      onReload: () => setIsOld(true),
    })
    document.addEventListener('visibilitychange', plan)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', plan)
    }
  }, [isMember])

  function forget() {
    setChanges(new Map())
    setFresh([])
    setIsOld(false)
  }

  return { changes, fresh: fresh.length, isOld, forget }
}
