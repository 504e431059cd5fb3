import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { newPost, newTopic, someCategory } from '#support/community'
import { messageBody } from '#support/access/sample-bodies'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

const bodies: Record<string, () => Promise<Record<string, unknown>>> = {
  'forum-topics': async () => ({ title: 'Къде се кара кънки?', category: (await someCategory()).id }),
  'forum-comments': async () => ({ topic: (await newTopic()).id, content: 'В парка.' }),
  posts: async () => ({ content: 'Здравейте' }),
  'post-comments': async () => ({ post: (await newPost()).id, content: 'И аз.' }),
  'admin-messages': () => Promise.resolve(messageBody()),
}

describe.each(Object.keys(bodies))('in %s a key', (slug) => {
  const send = (body: object, { headers }: { headers: Record<string, string> }) =>
    rest('POST', `/${slug}`, { body: { ...body }, headers })

  it('sent again is answered with the first document, also ten times at once', async () => {
    const member = await signedInMember()
    const body = { ...(await bodies[slug]!()), clientKey: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, member)))
    expect(new Set(answers.map(({ data }) => data.doc.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    const again = await send({ ...body, content: 'Друго' }, member)
    expect([again.status, again.data.doc.id]).toEqual([200, answers[0]!.data.doc.id])
    expect(again.data.doc).not.toHaveProperty('clientKey')
  })

  it('of another member is nothing special, and none is needed', async () => {
    const [one, other] = [await signedInMember(), await signedInMember()]
    const body = { ...(await bodies[slug]!()), clientKey: randomUUID() }
    const made = [await send(body, one), await send(body, other)]
    const { clientKey: _, ...without } = body
    made.push(await send(without, one), await send(without, one))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(made.map(({ data }) => data.doc.id)).size).toBe(4)
  })

  it('is a UUID, is not for visitors and cannot be changed', async () => {
    const member = await signedInMember()
    const body = await bodies[slug]!()
    for (const blank of ['', '', null])
      expect((await send({ ...body, clientKey: blank }, member)).status).toBe(201)
    const refused = await send({ ...body, clientKey: 'аз' }, member)
    expect([refused.status, refused.data.errors[0].data.errors[0].path]).toEqual([400, 'clientKey'])
    expect((await rest('POST', `/${slug}`, { body: { ...body, clientKey: randomUUID() } })).status).toBe(401)
    const key = randomUUID()
    const { id } = (await send({ ...body, clientKey: key }, member)).data.doc
    await rest('PATCH', `/${slug}/${id}`, { body: { clientKey: randomUUID() }, ...member })
    expect((await send({ ...body, clientKey: key }, member)).data.doc.id).toBe(id)
  })

  it('of a refused document is free', async () => {
    const member = await signedInMember()
    const body = { ...(await bodies[slug]!()), clientKey: randomUUID() }
    const blank = { title: ' ', content: ' ', messageContent: ' ' }
    expect((await send({ ...body, ...blank }, member)).status).toBe(400)
    expect((await send(body, member)).status).toBe(201)
  })
})

it('of two processes at once, the second answers with what the first has made', async () => {
  const { id: owner, headers } = await signedInMember()
  const clientKey = randomUUID()
  const other = new pg.Client({ connectionString: env.DATABASE_URL! })
  await other.connect()
  await other.query('begin')
  const { rows } = await other.query(
    `insert into posts (owner_id, content, client_key) values ($1, 'Здравейте', $2) returning id`,
    [owner, clientKey],
  )
  const answer = rest('POST', '/posts', { body: { content: 'Здравейте', clientKey }, headers })
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%client_key%'`
  await until(async () => (await sql(env.DATABASE_URL!, waiting)).length > 0)
  await other.query('commit')
  await other.end()
  const { status, data } = await answer
  expect([status, data.doc.id]).toEqual([200, rows[0].id])
})
