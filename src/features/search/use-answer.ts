import { useEffect, useState } from 'react'
import { SEARCH_RESULTS } from '#domain/limits'
import { homeSearchKinds } from '#domain/search/search-kinds'
import { send } from '../../ui/requests/send'
import type { FoundItem, Understanding } from './answer'

type Asked = {
  query: string
  place?: string
  /** The name of the place, where it was chosen. */ city?: string
}
type Found = { total: number; results: readonly FoundItem[]; understood: Understanding }
type Outcome = ({ status: 'found' } & Found) | { status: 'failed'; message: string } | { status: 'waiting' }
export type SearchAnswer = Asked & Outcome

/** Requests start after a pause in typing. */
const PAUSE_MS = 250
/** For so long the previous answer stays, with the question that it belongs to. */
const PATIENCE_MS = 1_000

/** Null without a question, and before the first answer. */
export function useAnswer({ query, place, city }: Asked) {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isAsked = query !== '' || place !== undefined

  useEffect(() => {
    if (!isAsked) return
    const asked = { query, place, city }
    let isOver = false
    const patience = setTimeout(() => setAnswer({ ...asked, status: 'waiting' }), PATIENCE_MS)
    const pause = setTimeout(async () => {
      const outcome = await ask(asked)
      if (isOver) return
      clearTimeout(patience)
      setAnswer({ ...asked, ...outcome })
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(pause)
      clearTimeout(patience)
    }
  }, [isAsked, query, place, city, attempt])

  return { answer: isAsked ? answer : null, retry: () => setAttempt((before) => before + 1) }
}

async function ask({ query, place }: Asked): Promise<Outcome> {
  const params = new URLSearchParams({
    q: query,
    kind: homeSearchKinds.join(),
    limit: String(SEARCH_RESULTS),
  })
  if (place) params.set('near', place)
  const result = await send<Found>('GET', `/api/search?${params}`)
  return result.ok ? { status: 'found', ...result.data } : { status: 'failed', message: result.message }
}
