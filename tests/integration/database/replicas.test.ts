import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env, provideEnv } from '#env'
import { temporaryCluster } from '#support/cluster'
import { migrate } from '#support/migrate'
import type { signedInMember } from '#support/members'
import type { replicatedSite } from '#support/replicated-site'
import type { smallAdInput } from '#support/small-ads'
import { sql } from '#support/start/sql'
import { streamingReplica } from '#support/streaming-replica'
import { until } from '#support/until'
import type { Replica } from '../../../src/request-context'

let cluster: Awaited<ReturnType<typeof temporaryCluster>>
let replica: Awaited<ReturnType<typeof streamingReplica>>
let site: Awaited<ReturnType<typeof replicatedSite>>
let newMember: () => ReturnType<typeof signedInMember>
let input: typeof smallAdInput

beforeAll(async () => {
  cluster = await temporaryCluster()
  await migrate({ DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' })
  replica = await streamingReplica(cluster)
  provideEnv({ DATABASE_URL: cluster.url, DATABASE_REPLICA_URLS: replica.url })
  // Now they find the addresses.
  const { replicatedSite } = await import('#support/replicated-site')
  const members = await import('#support/members')
  const smallAds = await import('#support/small-ads')
  newMember = members.signedInMember
  input = smallAds.smallAdInput
  site = await replicatedSite()
  // Starts Payload.
  await newMember()
}, 240_000)
afterAll(async () => {
  await site?.stop()
  await replica?.stop()
  await cluster?.stop()
})

type Member = Awaited<ReturnType<typeof signedInMember>>

/** Through the door of the site, whose own write it is then. */
async function advertise(title: string, { headers }: Member) {
  const { status, text } = await site.call('/api/small-ads', {
    method: 'POST',
    headers: { ...headers, Origin: env.SITE_URL, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...input, title }),
  })
  expect(status, text).toBe(201)
  return (JSON.parse(text) as { doc: { id: string } }).doc.id
}

const newTitle = () => `Колело ${randomUUID()}`
const positionOf = async (
  statement: string,
  ask: (statement: string) => Promise<Record<string, unknown>[]>,
) => Number((await ask(`select pg_wal_lsn_diff(${statement}, '0/0')::float8 as at`))[0]!.at)

/** Until it has all that the primary has now. */
async function isLevel() {
  const written = await positionOf('pg_current_wal_insert_lsn()', (statement) => sql(cluster.url, statement))
  await until(async () => (await positionOf('pg_last_wal_replay_lsn()', replica.askSite)) >= written)
}
const becomes = (state: 'inUse' | 'behind' | 'out') =>
  until(async () => {
    await site.replicas.look().catch(() => undefined)
    return site.replicas.counts()[state] === 1
  })
const readsDuring = async (work: () => Promise<unknown>) => {
  const before = replica.reads()
  await work()
  return replica.reads() - before
}

beforeEach(async () => {
  await becomes('inUse')
  // The page is drawn anew.
  await advertise(newTitle(), await newMember())
  await isLevel()
  site.told.length = 0
})

describe('a replica that has replayed all that was heard', () => {
  it('answers the page that is drawn for everybody, our own statements, too', async () => {
    expect(await readsDuring(site.page)).toBeGreaterThan(1)
    expect(replica.log()).toMatch(/^\[reads\].*'members' as key/m)
  })

  it('answers what visitors read, and nothing that a member asks', async () => {
    const { headers } = await newMember()
    await isLevel()
    expect(await readsDuring(() => site.call('/api/small-ads'))).toBeGreaterThan(0)
    expect(await readsDuring(() => site.call('/api/stats'))).toBe(1)
    expect(await readsDuring(() => site.call('/api/small-ads', { headers }))).toBe(0)
    expect(await readsDuring(() => site.call('/api/me', { headers }))).toBe(0)
    expect(await readsDuring(() => site.call('/api/users'))).toBe(0)
  })

  it('is asked for nothing that writes', async () => {
    const { runRawSql } = await import('#support/run-sql')
    const { id } = await newMember()
    const rename = () => runRawSql(`update users set city = 'Кьолн' where id = '${id}'`)
    await inContext(await site.replicas.choose(), rename)
    expect(await sql(cluster.url, `select city from users where id = '${id}'`)).toEqual([{ city: 'Кьолн' }])
    expect(replica.log()).not.toMatch(/ERROR/)
  })

  it('answers only what is asked for a request that has it', async () => {
    const chosen = await site.replicas.choose()
    expect(await inContext(chosen, () => readsDuring(countAds))).toBe(1)
    expect(await inContext(null, () => readsDuring(countAds))).toBe(0)
    expect(await readsDuring(countAds)).toBe(0)
  })
})

async function inContext<T>(chosen: Replica | null, work: () => Promise<T>) {
  const { requestContext } = await import('../../../src/request-context')
  return requestContext.run({ requestId: 'test', replica: chosen }, work)
}

const countAds = async () => {
  const { getTestPayload } = await import('#support/rest')
  return (await getTestPayload()).count({ collection: 'small-ads' })
}

describe('a replica that is behind', () => {
  beforeEach(async () => void (await replica.ask('select pg_wal_replay_pause()')))
  const resume = () => replica.ask('select pg_wal_replay_resume()')

  it('draws no page that a change has emptied, and gives visitors nothing old', async () => {
    expect(await readsDuring(site.page)).toBeGreaterThan(0)
    const title = newTitle()
    await advertise(title, await newMember())
    const reads = await readsDuring(async () => {
      expect(await site.page()).toContain(title)
      expect((await site.call('/api/small-ads')).text).toContain(title)
    })
    expect(reads).toBe(0)
    await resume()
    await isLevel()
    // The copy that was kept.
    expect(await site.page()).toContain(title)
  })

  it('does so for the change of another process, once it is heard', async () => {
    await site.page()
    const title = newTitle()
    const { rest } = await import('#support/rest')
    const { headers } = await newMember()
    expect((await rest('POST', '/small-ads', { headers, body: { ...input, title } })).status).toBe(201)
    await site.stream.catchUp()
    expect(await site.page()).toContain(title)
    await resume()
  })

  it('lets a member read what they wrote at once', async () => {
    const member = await newMember()
    const title = newTitle()
    const id = await advertise(title, member)
    const { status, text } = await site.call(`/api/small-ads/${id}`, { headers: member.headers })
    expect([status, text.includes(title)]).toEqual([200, true])
    await resume()
  })
})

describe('a replica that is 5 s behind', () => {
  const delay = async (time: string) => {
    await replica.ask(`alter system set recovery_min_apply_delay = '${time}'`)
    await replica.ask('select pg_reload_conf()')
  }

  it('is not used, whether or not something was heard, and is used again when it has caught up', async () => {
    await delay('5s')
    // Nobody announces that.
    await sql(cluster.url, `update users set city = 'Бон'`)
    await becomes('behind')
    expect(await site.replicas.choose()).toBeNull()
    const title = newTitle()
    await advertise(title, await newMember())
    expect(await site.page()).toContain(title)
    await delay('0')
    await isLevel()
    await becomes('inUse')
    expect(site.told.map(({ msg }) => msg)).toEqual(['replica behind', 'replica in use'])
    expect(await readsDuring(() => site.call('/api/small-ads'))).toBeGreaterThan(0)
    expect(await site.page()).toContain(title)
  })
})

const health = async () => {
  const { status, text } = await site.call('/api/health')
  expect(status).toBe(200)
  return JSON.parse(text) as Record<string, unknown>
}

describe('a replica that is gone', () => {
  it('costs no answer when it is killed, and comes back', async () => {
    const lent = await site.replicas.choose()
    expect(lent?.isUsable()).toBe(true)
    await replica.stop()
    expect((await site.call('/api/small-ads')).status).toBe(200)
    expect(await site.page()).toContain('Колело')
    await becomes('out')
    expect(await health()).toMatchObject({ status: 'ok', replicas: { inUse: 0, behind: 0, out: 1 } })
    await replica.start()
    await becomes('inUse')
    expect(site.told.map(({ msg }) => msg)).toEqual(['replica out', 'replica in use'])
    expect(await health()).toMatchObject({ status: 'ok', replicas: { inUse: 1, behind: 0, out: 0 } })
    // It may have come back with less.
    expect(lent?.isUsable()).toBe(false)
  })

  it('costs no answer when it stands still', async () => {
    replica.freeze()
    expect((await site.call('/api/small-ads')).status).toBe(200)
    expect(site.replicas.counts().out).toBe(1)
    expect(await site.page()).toContain('Колело')
    replica.thaw()
  })
})

describe('a replica that has been promoted', () => {
  it('is not believed, not even before it is looked at, and follows again when it is made anew', async () => {
    // Known to have replayed everything, so that nobody asks it first.
    expect(await readsDuring(() => site.call('/api/small-ads'))).toBeGreaterThan(0)
    const title = newTitle()
    await replica.ask('select pg_promote()')
    await replica.askSite(`update small_ads set title = '${title}'`)
    expect((await site.call('/api/small-ads')).text).not.toContain(title)
    expect(await site.page()).not.toContain(title)
    expect(site.told).toMatchObject([{ msg: 'replica out', reason: 'NO_REPLICA' }])
    await becomes('out')
    expect(await readsDuring(() => site.call('/api/small-ads'))).toBe(0)
    await replica.remake()
    await becomes('inUse')
  })
})
