import { send } from '../../ui/requests/send'

export type FoundTopic = { id: string; title: string }

const SHORTEST = 2
const MOST = 8

/** Topics that a duplicate can be merged into; null while too little is typed. */
export async function findTopics(query: string, without: string): Promise<FoundTopic[] | null> {
  const words = query.trim()
  if (words.length < SHORTEST) return null
  const asked = new URLSearchParams({
    'where[title][contains]': words,
    'where[id][not_equals]': without,
    'where[hidden][not_equals]': 'true',
    limit: String(MOST),
    sort: '-lastActivityAt',
  })
  const answer = await send<{ docs: FoundTopic[] }>('GET', `/api/forum-topics?${asked}`)
  return answer.ok ? answer.data.docs : []
}
