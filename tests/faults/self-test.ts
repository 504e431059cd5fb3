import type pg from 'pg'
import { until } from '#support/until'
import { counterProblems } from './checks/counters'
import { repeatedWork } from './checks/jobs'
import { likeProblems } from './checks/likes'
import { searchProblems } from './checks/search'
import { writeProblems } from './checks/writes'
import type { World } from './world/world'

const WRITTEN_LIMIT_MS = 60_000

type Damage = { statement: string; values?: unknown[]; find: (client: pg.Client) => Promise<string[]> }

/** Before anything breaks: damages of every kind, each taken back, and each has to be found. */
export async function findDamages(world: World): Promise<void> {
  await until(
    () => damagesIn(world).every(({ values = [] }) => !values.includes(undefined)),
    WRITTEN_LIMIT_MS,
  )
  await world.withClient((client) => until(() => isFollowerTold(client), WRITTEN_LIMIT_MS))
  await world.writers.pause()
  await world.withClient(async (client) => {
    for (const { statement, values = [], find } of damagesIn(world)) {
      await client.query('begin')
      const { rowCount } = await client.query(statement, values)
      const found = rowCount === 0 ? [] : await find(client)
      await client.query('rollback')
      if (found.length === 0) throw new Error(`nobody found: ${statement}`)
    }
  })
  world.writers.resume()
}

async function isFollowerTold(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from notifications where type = 'forum_followed' limit 1`)
  return rowCount === 1
}

function damagesIn(world: World): Damage[] {
  const { ledger, payload } = world
  const written = [...ledger.entries.values()].filter(({ presence }) => presence === 'must')
  const idOf = (kind: string) => written.find((entry) => entry.kind === kind)?.id
  const liked = [...ledger.likes.values()].find(({ state }) => state)
  const writes = (client: pg.Client) => writeProblems(client, ledger)
  return [
    { statement: 'delete from forum_comments where id = $1', values: [idOf('forum-comments')], find: writes },
    {
      statement: `insert into small_ads select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'owner_id', null, 'slug', 'twice', 'client_key', null))).* from small_ads one where id = $1`,
      values: [idOf('small-ads')],
      find: writes,
    },
    {
      statement: `update post_comments set content = content || '!' where id = $1`,
      values: [idOf('post-comments')],
      find: writes,
    },
    {
      statement: 'delete from post_likes where post_id = $1 and owner_id = $2',
      values: [liked?.post, liked?.member],
      find: (client) => likeProblems(client, ledger),
    },
    {
      statement: 'update posts set comments_count = comments_count + 1 where id = $1',
      values: [idOf('posts')],
      find: counterProblems,
    },
    {
      statement: 'delete from search_entries where document_id = $1',
      values: [idOf('posts')],
      find: (client) => searchProblems({ client, payload, since: new Date(0) }),
    },
    {
      statement: `insert into notifications select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid()))).* from notifications one where type = 'forum_followed' limit 1`,
      find: (client) => repeatedWork({ client, ...world }),
    },
  ]
}
