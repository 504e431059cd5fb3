import { shownAnswer } from '#domain/forum/topic-badges'
import { relatedId } from '#domain/lists/ids'
import type { ForumTopic } from '#types'
import { send } from '../../../../ui/requests/send'
import { LIST_MAX } from '#domain/limits'
import type { TopicRow } from '#domain/forum/shown-topics'

/** What changes while a list is open; null for a topic that is gone. */
export type TopicChange = Partial<TopicRow> | null
type Changed = {
  changes: Map<string, TopicChange>
  categories: Map<string, string | null>
  owners: Map<string, string | null>
}

/** Null when the request failed. */
export async function askTopics(ids: readonly string[]): Promise<Changed | null> {
  // In one order, so that everybody who watches asks the same.
  const asked = ids.slice(-LIST_MAX).sort()
  const answer = await send<{ docs: ForumTopic[] }>(
    'GET',
    `/api/forum-topics?where[id][in]=${asked.join()}&limit=${LIST_MAX}`,
  )
  if (!answer.ok) return null
  const { docs } = answer.data
  const found = new Map(docs.map((doc) => [doc.id, doc]))
  return {
    changes: new Map(asked.map((id) => [id, changeOf(found.get(id))])),
    categories: new Map(docs.map(({ id, category }) => [id, relatedId(category)])),
    owners: new Map(docs.map(({ id, owner }) => [id, relatedId(owner)])),
  }
}

function changeOf(topic: ForumTopic | undefined): TopicChange {
  if (!topic) return null
  const { title, repliesCount, viewsCount, likesCount, lastActivityAt, isPinned, isHot, acceptedComment } =
    topic
  return {
    title,
    repliesCount: repliesCount ?? 0,
    viewsCount: viewsCount ?? 0,
    likesCount: likesCount ?? 0,
    ...(lastActivityAt && { lastActivityAt }),
    isPinned: Boolean(isPinned),
    isHot: Boolean(isHot),
    hasAccepted: shownAnswer(acceptedComment) !== null,
  }
}
