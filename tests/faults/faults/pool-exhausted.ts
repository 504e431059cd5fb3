import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { World } from '../world/world'
import type { Fault } from './fault'

const HELD_MS = 6_000

/** Every transaction of the site waits for a table that somebody holds. */
const holdTables = ({ withClient }: World) =>
  withClient(async (client) => {
    await client.query('begin')
    await client.query('lock table posts, post_comments, forum_comments, small_ads in access exclusive mode')
    await sleep(HELD_MS)
    await client.query('commit')
  })

/** Somebody else has every connection that the database gives, after the site has lost its own. */
async function takeConnections({ postgres }: World) {
  const taken: pg.Client[] = []
  const isTaken = async () => {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    const isIn = await client.connect().then(
      () => true,
      () => false,
    )
    if (isIn) taken.push(client)
    return isIn
  }
  if (await isTaken())
    await taken[0]!.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and pid <> pg_backend_pid()`)
  const end = performance.now() + HELD_MS
  while (performance.now() < end) if (!(await isTaken())) await sleep(50)
  await Promise.all(taken.map((client) => client.end().catch(() => undefined)))
}

export const poolExhausted: Fault = {
  name: 'pool-exhausted',
  times: 6,
  run: (world) =>
    world.outages.maybe('database', () =>
      world.random.chance(0.5) ? holdTables(world) : takeConnections(world),
    ),
}
