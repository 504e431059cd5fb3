import { useEffect, useState } from 'react'
import { parseApiErrors } from '#domain/web/api-errors'
import { SEARCH_RESULTS } from '#domain/limits'
import { homeSearchKinds } from '#domain/search/search-kinds'
import { errorTexts } from '#texts/web/errors'
import type { FoundItem } from './answer'

type Asked = { query: string; near?: string }
export type SearchAnswer = Asked &
  ({ isOk: true; total: number; results: FoundItem[] } | { isOk: false; message: string })

/** Requests start after a pause in typing. */
const PAUSE_MS = 250

/** The previous response until the new one arrives; null without a question. */
export function useAnswer({ query, near }: Asked): SearchAnswer | null {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const isAsked = query !== '' || near !== undefined

  useEffect(() => {
    if (!isAsked) return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask({ query, near }, call.signal)
      if (!call.signal.aborted) setAnswer(found)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [isAsked, query, near])

  return isAsked ? answer : null
}

async function ask(asked: Asked, signal: AbortSignal): Promise<SearchAnswer> {
  const { query, near } = asked
  const params = new URLSearchParams({
    q: query,
    kind: homeSearchKinds.join(),
    limit: String(SEARCH_RESULTS),
  })
  if (near) params.set('near', near)
  try {
    const response = await fetch(`/api/search?${params}`, { signal })
    const body: unknown = await response.json()
    if (response.ok) return { ...asked, isOk: true, ...(body as { total: number; results: FoundItem[] }) }
    return { ...asked, isOk: false, message: parseApiErrors(body).message ?? errorTexts.unexpected }
  } catch {
    return { ...asked, isOk: false, message: errorTexts.network }
  }
}
