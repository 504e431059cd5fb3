import type pg from 'pg'
import { pageKeysOf } from '#changes/page-keys'
import { notePurge, takePurge } from '#database/statements/web/cache-purges'
import { changesAfter } from '../changes/change-rows'
import { type PurgeService, sendPurge } from './send-purge'

const batch = 500

type Round = { database: pg.Pool; service: PurgeService; pauseMs: number }

/** `hasMore`: some are too young to be told. */
type Purged = { isSent: boolean; hasMore: boolean }

/**
 * The changes that were not told yet, as one purge; not those of the last `pauseMs`, which a process may not have heard:
 * it would give the front the old page again. The row that says how far all processes are is held meanwhile, so there is
 * one at a time; whoever dies in the middle lets it go. Null: another one is at it. Throws when the service has not
 * taken it.
 */
export const purgeRound = ({ database, service, pauseMs }: Round): Promise<Purged | null> =>
  inTransaction(database, async (client) => {
    const since = await takePurge(client, pauseMs)
    if (since === null) return null
    const { keys, lastId, hasMore } = await whatChanged({ client, since, until: performance.now() - pauseMs })
    const isSent = keys.length > 0
    if (isSent) await sendPurge(service, keys)
    if (lastId > since) await notePurge(client, lastId)
    return { isSent, hasMore }
  })

type Asked = { client: pg.PoolClient; since: number; until: number }

/** As many keys as there are kinds of pages, however many changes. */
async function whatChanged({ client, since, until }: Asked) {
  const keys = new Set<string>()
  let lastId = since
  for (;;) {
    const heard = await changesAfter({ client, id: lastId, limit: batch })
    const old = heard.filter(({ at }) => at <= until)
    for (const { change } of old) for (const key of pageKeysOf(change)) keys.add(key)
    lastId = old.at(-1)?.change.id ?? lastId
    const hasMore = old.length < heard.length
    if (hasMore || heard.length < batch) return { keys: [...keys].sort(), lastId, hasMore }
  }
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
