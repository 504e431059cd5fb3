import { type LiveMessage, messagesOf } from '#changes/rooms'
import { CHANGES_REPLAYED_MAX } from '#domain/limits'
import type { HeardChange } from './change-rows'

/** Where a reader stopped: the last id it saw, or how old the page is that it looks at. */
export type Since = { id: number } | { ageMs: number }

/** Seconds between what a page shows and the moment the page was begun; being told twice does no harm. */
const slackMs = 2_000

/** The newest changes in memory, so that a thousand readers who come back at once cost the database nothing. */
export function createRecentChanges() {
  const newest: HeardChange[] = []
  /** True as long as nothing has ever been left out at the old end. */
  let isWhole = true

  const indexSince = (since: Since): number | null => {
    const from = newest.findIndex(({ change, at }) =>
      'id' in since ? change.id > since.id : at > performance.now() - since.ageMs - slackMs,
    )
    if (from !== 0) return from === -1 ? newest.length : from
    return isWhole ? 0 : null
  }

  return {
    add: (heard: HeardChange) => {
      newest.push(heard)
      if (newest.length <= CHANGES_REPLAYED_MAX) return
      newest.shift()
      isWhole = false
    },
    /** What the room has heard since then; null when too much has happened to tell. */
    messagesSince: ({ room, since }: { room: string; since: Since }): LiveMessage[] | null => {
      const from = indexSince(since)
      if (from === null) return null
      return newest
        .slice(from)
        .flatMap(({ change }) => messagesOf(change).filter((message) => message.room === room))
    },
  }
}
