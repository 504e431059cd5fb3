import { useEffect, useState } from 'react'
import type { Author } from '#domain/account/author'
import type { Mark } from '#domain/text/marked-parts'
import { send } from '../../../ui/requests/send'

/** The answer of `GET /api/forum/search`. */
export type FoundCategory = { id: string; name: string; slug: string; description: string }
export type FoundTopic = {
  id: string
  title: string
  excerpt: string
  url: string
  marks: { title: readonly Mark[]; excerpt: readonly Mark[] }
  category: string | null
  author: Author | null
  repliesCount: number
}
export type Findings = { categories: FoundCategory[]; topics: FoundTopic[] }
export type Answer = { query: string } & ({ isOk: true; found: Findings } | { isOk: false; message: string })

/** Requests start after a pause in typing. */
const PAUSE_MS = 250

/** The previous answer until the new one arrives; null without a question. */
export function useFound(query: string, { isSimilar = false } = {}): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (!query) return
    let isOver = false
    const timer = setTimeout(async () => {
      const asked = new URLSearchParams({ q: query, ...(isSimilar && { similar: '1' }) })
      const result = await send<Findings>('GET', `/api/forum/search?${asked}`)
      if (isOver) return
      setAnswer(
        result.ok
          ? { query, isOk: true, found: result.data }
          : { query, isOk: false, message: result.message },
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, isSimilar])

  return query ? answer : null
}
