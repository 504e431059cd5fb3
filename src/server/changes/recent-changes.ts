import { type LiveMessage, messagesOf } from '#changes/rooms'
import { CHANGES_REPLAYED_MAX } from '#domain/limits'
import type { HeardChange } from './change-rows'

/** The last id seen, or the age of the page. */
export type Since = { id: number } | { ageMs: number }

/** Between reading the data of a page and its timestamp; duplicates are harmless. */
const slackMs = 2_000

/** In memory, so that a thousand reconnecting readers cost no query. */
export function createRecentChanges() {
  const newest: HeardChange[] = []
  let isWhole = true

  const indexSince = (since: Since): number | null => {
    // Counted anew, after a restored backup.
    if ('id' in since && since.id > (newest.at(-1)?.change.id ?? 0)) return null
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
    /** Null if too much has happened. */
    messagesSince: ({ room, since }: { room: string; since: Since }): LiveMessage[] | null => {
      const from = indexSince(since)
      if (from === null) return null
      return newest
        .slice(from)
        .flatMap(({ change }) => messagesOf(change).filter((message) => message.room === room))
    },
  }
}
