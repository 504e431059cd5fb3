import { send } from '../../../../ui/requests/send'

/** The first comment that was written after a moment. */
export async function firstIdAfter(topicId: string, at: string): Promise<string | null> {
  const query = new URLSearchParams({
    'where[topic][equals]': topicId,
    'where[createdAt][greater_than]': at,
    sort: 'createdAt',
    limit: '1',
  })
  const answer = await send<{ docs: { id: string }[] }>('GET', `/api/forum-comments?${query}`)
  return (answer.ok && answer.data.docs[0]?.id) || null
}
