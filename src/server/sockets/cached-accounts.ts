import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import type { AccountState } from '#database/statements/account/account-state'
import type { ChangeStream } from '../changes/stream'
import type { Accounts } from './accounts'

type Parts = {
  accounts: Pick<Accounts, 'stateOf'>
  stream: Pick<ChangeStream, 'isUp' | 'subscribe'>
}

const longestMs = 60 * 60_000
const hideable = new Set(['forum-topics', 'forum-comments', 'posts', 'post-comments'])

/** What accounts may do, until the change stream says otherwise: two thousand readers cost no two thousand questions. */
export function cacheAccounts({ accounts, stream }: Parts): Pick<Accounts, 'stateOf'> {
  const known = new LRUCache<string, AccountState>({ max: 10_000, ttl: longestMs })
  let invalidations = 0

  const forget = (change: Change) => {
    const isOfAll = change.collection === 'site' || (hideable.has(change.collection) && hasTurned(change))
    if (isOfAll) known.clear()
    else if (change.collection === 'users') known.delete(change.documentId)
    else return
    invalidations += 1
  }
  const onLost = () => {
    known.clear()
    invalidations += 1
  }
  stream.subscribe({ onChange: forget, onLost })

  return {
    stateOf: async (accountId, sessionId) => {
      const state = known.get(accountId)
      if (state && stream.isUp() && state.sessionIds.has(sessionId ?? '')) return state
      const before = invalidations
      const asked = await accounts.stateOf(accountId)
      if (asked && before === invalidations && stream.isUp()) known.set(accountId, asked)
      return asked
    },
  }
}

/** Hidden, also from the beginning, or shown again: its author now sees more, or no more, than others. */
const hasTurned = ({ operation, before, after }: Change) =>
  operation === 'create' ? after === null : operation === 'update' && (before === null) !== (after === null)
