import { useState } from 'react'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { send } from '../../../../ui/requests/send'
import { toastFailure } from '../../../../ui/overlays/toast-store'
import { cacheRows, cachedRows } from './cached-rows'
import type { TopicPage, TopicRow } from '#domain/forum/shown-topics'
import { pagePath, type TopicQuery } from './topic-query'

type Options = { query: TopicQuery; first: TopicPage }

/** The rendered page and what was loaded behind it. */
export function useTopicPages({ query, first }: Options) {
  const list = pagePath(query)
  const [more, setMore] = useState<TopicPage | null>(() => cachedRows(list))
  const [isBusy, setIsBusy] = useState(false)
  const { topics: later, hasMore } = more ?? { topics: [], hasMore: first.hasMore }
  const rows = withoutDoubles([...first.topics, ...later])

  /** `last` is the topic after which the list goes on. */
  async function load(last: string) {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send<TopicPage>('GET', `/api${pagePath({ ...query, after: last })}`)
    setIsBusy(false)
    if (!answer.ok) return toastFailure(texts.failed.topics, answer.message)
    const next = { topics: [...later, ...answer.data.topics], hasMore: answer.data.hasMore }
    setMore(next)
    cacheRows(list, next)
  }

  return { rows, hasMore, isBusy, load, restart: () => setMore(null) }
}

/** A topic that became active while the reader was further down comes twice. */
const withoutDoubles = (rows: readonly TopicRow[]): TopicRow[] => [
  ...new Map(rows.toReversed().map((row) => [row.id, row])).values(),
].reverse() // prettier-ignore
