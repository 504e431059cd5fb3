import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import type { Standing } from '#database/statements/account/account-standing'
import type { ChangeStream } from '../changes/stream'
import type { Accounts } from './accounts'

type Parts = {
  accounts: Pick<Accounts, 'standingOf'>
  stream: Pick<ChangeStream, 'isUp' | 'subscribe'>
}

const longestMs = 60 * 60_000
const hideable = new Set(['forum-topics', 'forum-comments'])

/** What accounts may do, until the change stream says otherwise: two thousand readers cost no two thousand questions. */
export function rememberStandings({ accounts, stream }: Parts): Pick<Accounts, 'standingOf'> {
  const known = new LRUCache<string, Standing>({ max: 10_000, ttl: longestMs })
  let doubts = 0

  const forget = (change: Change) => {
    const isOfAll = change.collection === 'site' || (hideable.has(change.collection) && hasTurned(change))
    if (isOfAll) known.clear()
    else if (change.collection === 'users') known.delete(change.documentId)
    else return
    doubts += 1
  }
  const onLost = () => {
    known.clear()
    doubts += 1
  }
  stream.subscribe({ onChange: forget, onLost })

  return {
    standingOf: async (accountId, sessionId) => {
      const standing = known.get(accountId)
      if (standing && stream.isUp() && standing.sessionIds.has(sessionId ?? '')) return standing
      const before = doubts
      const asked = await accounts.standingOf(accountId)
      if (asked && before === doubts && stream.isUp()) known.set(accountId, asked)
      return asked
    },
  }
}

/** Hidden, or shown again: its author now sees more, or no more, than others. */
const hasTurned = ({ operation, before, after }: Change) =>
  operation === 'update' && (before === null) !== (after === null)
