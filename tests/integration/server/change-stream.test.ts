import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#env'
import { purgeChanges } from '#jobs/purge-changes'
import { startListener } from '#support/changes/start-listener'
import { articleInput, newArticle, newCategory } from '#support/factories'
import { account, getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

type Listener = Awaited<ReturnType<typeof startListener>>

let listeners: Listener[]

beforeAll(async () => {
  await articleInput()
  listeners = await Promise.all([startListener(env.DATABASE_URL!), startListener(env.DATABASE_URL!)])
})
afterAll(() => Promise.all(listeners.map((listener) => listener.stop())))

const about = (listener: Listener, documentId: string) =>
  listener.heard.filter((change) => change.documentId === documentId)

/** What both processes heard of a document; a later change marks the end. */
async function heardOf(documentId: string) {
  const { id: marker } = await newCategory(`Знак ${crypto.randomUUID()}`)
  await until(() => listeners.every((listener) => about(listener, marker).length > 0))
  const [first, second] = listeners.map((listener) => about(listener, documentId))
  expect(first).toEqual(second)
  return first!.map(({ operation, before, after }) => ({ operation, before, after }))
}

describe('announcing changes', () => {
  it('announces a committed write once to each process', async () => {
    const { id } = await newCategory('Обявена')
    expect(await heardOf(id)).toEqual([{ operation: 'create', before: null, after: {} }])
  })

  it('never announces a rolled back write', async () => {
    const payload = await getTestPayload()
    const transactionID = (await payload.db.beginTransaction())!
    const req = { payload, transactionID, context: {} } as never
    const { id } = await payload.create({ collection: 'article-categories', data: { name: 'Върната' }, req })
    await payload.db.rollbackTransaction(transactionID)
    expect(await heardOf(id)).toEqual([])
    expect(await sql(env.DATABASE_URL!, `select 1 from changes where document_id = '${id}'`)).toEqual([])
  })

  it('does not announce a refused write', async () => {
    const heardBefore = listeners[0]!.heard.length
    const { id } = await newCategory('Двойна')
    expect(
      (await rest('POST', '/article-categories', { as: 'moderator', body: { name: 'Двойна' } })).status,
    ).toBe(400)
    await heardOf(id)
    expect(listeners[0]!.heard.length).toBe(heardBefore + 2)
  })

  it('announces drafts to editors only and publishing to everyone', async () => {
    const { id, slug } = await newArticle({ _status: 'draft', title: 'Тиха чернова' })
    await rest('PATCH', `/articles/${id}?draft=true&autosave=true`, { as: 'admin', body: { excerpt: 'Още' } })
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'published' } })
    await rest('PATCH', `/articles/${id}?draft=true`, { as: 'admin', body: { title: 'Чернова над нея' } })
    await rest('PATCH', `/articles/${id}`, { as: 'admin', body: { _status: 'draft' } })
    await rest('DELETE', `/articles/${id}`, { as: 'admin' })
    const draft = { before: null, after: null }
    const shown = { slug }
    expect(await heardOf(id)).toEqual([
      { operation: 'create', ...draft },
      { operation: 'update', ...draft },
      { operation: 'update', before: null, after: shown },
      { operation: 'update', before: shown, after: shown },
      { operation: 'update', before: shown, after: null },
      { operation: 'delete', ...draft },
    ])
  })

  it('does not announce an article with a future date as public', async () => {
    const { id } = await newArticle({ publishedAt: new Date(Date.now() + 60 * 60 * 1000).toISOString() })
    expect(await heardOf(id)).toEqual([{ operation: 'create', before: null, after: null }])
  })

  it('shows visitors of a change to a member only what pages show of authors', async () => {
    const { id } = await account('other')
    await rest('PATCH', `/users/${id}`, { as: 'other', body: { weeklyDigest: true } })
    expect((await heardOf(id)).at(-1)).toEqual({ operation: 'update', before: null, after: null })
    await rest('PATCH', `/users/${id}`, { as: 'other', body: { city: 'Лайпциг' } })
    expect((await heardOf(id)).at(-1)).toEqual({ operation: 'update', before: {}, after: {} })
  })
})

describe('order', () => {
  it('numbers changes by commit, not by write', async () => {
    const [early, late] = await Promise.all([connected(), connected()])
    const insert = `insert into changes (collection, document_id, operation) values ('order', $1, 'create')`
    await early.query('begin')
    await early.query(insert, ['written first'])
    await late.query('begin')
    await late.query(insert, ['written second'])
    await late.query('commit')
    await until(() => about(listeners[0]!, 'written second').length === 1)
    await early.query('commit')
    await Promise.all([early.end(), late.end()])
    const inOrder = () => listeners[0]!.heard.filter(({ collection }) => collection === 'order')
    await until(() => inOrder().length === 2)
    expect(inOrder().map(({ documentId }) => documentId)).toEqual(['written second', 'written first'])
  })

  it(
    '1000 changes by ten writers arrive once and in order despite lost connections',
    { timeout: 120_000 },
    async () => {
      const payload = await getTestPayload()
      const made = new Set<string>()
      const write = async (writer: number) => {
        for (let count = 0; count < 100; count += 1) {
          const name = `Ред ${writer}-${count}`
          made.add((await payload.create({ collection: 'article-categories', data: { name } })).id)
          if (made.size % 300 === 0) await cutListeners()
        }
      }
      await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)))
      expect(made.size).toBe(1000)
      for (const listener of listeners) {
        const ours = () => listener.heard.filter(({ documentId }) => made.has(documentId))
        await until(() => ours().length >= 1000)
        expect(new Set(ours().map(({ documentId }) => documentId)).size).toBe(1000)
        expect(ours().length).toBe(1000)
        const ids = listener.heard.map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
        expect(listener.losses()).toBeGreaterThan(0)
      }
    },
  )
})

it('deletes changes after seven days', async () => {
  const payload = await getTestPayload()
  const { id: old } = await newCategory('Стара промяна')
  const { id: young } = await newCategory('Нова промяна')
  const stored = () =>
    sql(env.DATABASE_URL!, `select document_id from changes where document_id in ('${old}', '${young}')`)
  await sql(
    env.DATABASE_URL!,
    `update changes set at = now() - interval '7 days 1 minute' where document_id = '${old}'`,
  )
  await payload.jobs.queue({ task: purgeChanges.slug, input: {} })
  await payload.jobs.run()
  expect(await stored()).toEqual([{ document_id: young }])
})

async function connected() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  return client
}

const cutListeners = () =>
  sql(
    env.DATABASE_URL!,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'changes' and datname = current_database()`,
  )
