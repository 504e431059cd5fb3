import type pg from 'pg'
import { pageKeysOf } from '#changes/page-keys'
import { notePurge, takePurge } from '#database/statements/web/cache-purges'
import { changesAfter } from '../changes/change-rows'
import { type PurgeService, sendPurge } from './send-purge'

const batch = 500

type Round = { database: pg.Pool; service: PurgeService; pauseMs: number }

/**
 * All changes that were not told yet, as one purge. The row that says how far all processes are is held meanwhile, so
 * there is one at a time; whoever dies in the middle lets it go. Throws when the service has not taken it.
 */
export const purgeRound = ({ database, service, pauseMs }: Round): Promise<'sent' | 'nothing' | 'busy'> =>
  inTransaction(database, async (client) => {
    const since = await takePurge(client, pauseMs)
    if (since === null) return 'busy'
    const { keys, lastId } = await whatChanged(client, since)
    if (keys.length > 0) await sendPurge(service, keys)
    if (lastId > since) await notePurge(client, lastId)
    return keys.length > 0 ? 'sent' : 'nothing'
  })

/** As many keys as there are kinds of pages, however many changes. */
async function whatChanged(client: pg.PoolClient, since: number) {
  const keys = new Set<string>()
  let lastId = since
  for (let isMore = true; isMore;) {
    const heard = await changesAfter({ client, id: lastId, limit: batch })
    for (const { change } of heard) for (const key of pageKeysOf(change)) keys.add(key)
    lastId = heard.at(-1)?.change.id ?? lastId
    isMore = heard.length === batch
  }
  return { keys: [...keys].sort(), lastId }
}

/** After a failure the connection is given up, and its transaction with it. */
async function inTransaction<Result>(database: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await database.connect()
  let isDone = false
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    isDone = true
    return result
  } finally {
    client.release(!isDone)
  }
}
