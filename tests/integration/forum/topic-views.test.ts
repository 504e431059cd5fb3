import { describe, expect, it } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { env } from '#env'
import { forumUpkeep } from '#jobs/forum-upkeep'
import { like, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { sql } from '#support/start/sql'

const database = (statement: string) => sql(env.DATABASE_URL!, statement)
const view = (id: string, headers: Record<string, string>) =>
  rest('POST', `/forum-topics/${id}/view`, { headers })
const upkeep = async () => {
  const run = forumUpkeep.handler as (args: { req: object }) => Promise<unknown>
  await run({ req: { payload: await getTestPayload() } })
}

describe('views', () => {
  it('counts each reader once in six hours, also when they send many requests at once', async () => {
    const { id } = await newTopic()
    const [ani, boris] = [await signedInMember(), await signedInMember()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => view(id, ani.headers)))
    expect(answers.filter(({ data }) => data.isCounted)).toHaveLength(1)
    expect((await view(id, boris.headers)).data).toEqual({ viewsCount: 2, isCounted: true })
    await database(
      `update topic_views set viewed_at = viewed_at - interval '5 hours 59 minutes' where topic_id = '${id}'`,
    )
    expect((await view(id, ani.headers)).data).toEqual({ viewsCount: 2, isCounted: false })
    await database(
      `update topic_views set viewed_at = viewed_at - interval '1 minute' where topic_id = '${id}'`,
    )
    expect((await view(id, ani.headers)).data).toEqual({ viewsCount: 3, isCounted: true })
  })

  it('does not store who has read', async () => {
    const { id } = await newTopic()
    const member = await signedInMember()
    await view(id, { ...member.headers, [CLIENT_ADDRESS_HEADER]: '192.0.2.55' })
    const rows = JSON.stringify(await database(`select reader from topic_views where topic_id = '${id}'`))
    expect(rows).not.toContain(member.id)
    expect(rows).not.toContain('192.0.2')
  })

  it('the hundredth reader makes the topic hot, and an edit keeps the count', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    await database(
      `insert into topic_views select '${id}', n::text, now() - interval '1 day' from generate_series(1, 98) n`,
    )
    const isHot = async () => (await rest('GET', `/forum-topics/${id}`, { as: 'member' })).data.isHot
    await view(id, author.headers)
    expect(await isHot()).toBe(false)
    await view(id, (await signedInMember()).headers)
    expect(await isHot()).toBe(true)
    await rest('PATCH', `/forum-topics/${id}`, { body: { title: 'Друго' }, ...author })
    expect((await rest('GET', `/forum-topics/${id}`, { as: 'member' })).data).toMatchObject({
      viewsCount: 2,
      isHot: true,
    })
  })

  it('refuses a visitor while the forum is for members, and answers 404 for a missing topic', async () => {
    const { id } = await newTopic()
    expect((await view(id, {})).status).toBe(401)
    const { headers } = await signedInMember()
    expect((await view(crypto.randomUUID(), headers)).status).toBe(404)
    expect((await view('няма', headers)).status).toBe(404)
  })

  it('deletes the readers with the topic', async () => {
    const author = await signedInMember()
    const { id } = await newTopic({ author })
    await view(id, author.headers)
    await rest('DELETE', `/forum-topics/${id}`, author)
    expect(await database(`select 1 from topic_views where topic_id = '${id}'`)).toEqual([])
  })
})

describe('forum upkeep', () => {
  it('deletes readers after 7 days and unpins topics whose time is over', async () => {
    const { id } = await newTopic()
    await database(
      `insert into topic_views values ('${id}', 'стар', now() - interval '8 days'), ('${id}', 'нов', now())`,
    )
    await database(
      `update forum_topics set is_pinned = true, pinned_until = now() - interval '1 second' where id = '${id}'`,
    )
    await upkeep()
    expect(await database(`select reader from topic_views where topic_id = '${id}'`)).toEqual([
      { reader: 'нов' },
    ])
    expect(await database(`select is_pinned from forum_topics where id = '${id}'`)).toEqual([
      { is_pinned: false },
    ])
    expect(
      await database(`select operation from changes where document_id = '${id}' order by id desc limit 1`),
    ).toEqual([{ operation: 'update' }])
  })
})

it('of a hidden topic that is unpinned only staff hear', async () => {
  const [shown, hidden] = [(await newTopic()).id, (await newTopic()).id]
  await database(
    `update forum_topics set is_pinned = true, pinned_until = now() - interval '1 second', hidden = (id = '${hidden}')
     where id in ('${shown}', '${hidden}')`,
  )
  await upkeep()
  const announced = await database(
    `select document_id as topic, extra -> 'after' as after from changes
     where document_id in ('${shown}', '${hidden}') and operation = 'update'`,
  )
  expect(announced).toHaveLength(2)
  expect(announced).toEqual(expect.arrayContaining([{ topic: shown, after: {} }, { topic: hidden, after: null }])) // prettier-ignore
})

describe('liking a topic', () => {
  it('toggles, once for each member', async () => {
    const { id } = await newTopic()
    const members = await Promise.all(Array.from({ length: 10 }, () => signedInMember()))
    await Promise.all(members.flatMap((member) => [1, 2, 3].map(() => like(`/forum-topics/${id}`, member))))
    expect((await rest('GET', `/forum-topics/${id}`, { as: 'member' })).data.likesCount).toBe(10)
    expect((await like(`/forum-topics/${id}`, members[0]!)).data).toEqual({ liked: false, likesCount: 9 })
    expect((await rest('POST', `/forum-topics/${id}/like`)).status).toBe(401)
    const own = await rest('GET', `/forum-topic-likes?where[topic][equals]=${id}`, members[1]!)
    expect(own.data.totalDocs).toBe(1)
  })

  it('refuses a second like as a document with a message', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember()
    const body = { topic: id }
    expect((await rest('POST', '/forum-topic-likes', { body, headers })).status).toBe(201)
    const second = await rest('POST', '/forum-topic-likes', { body, headers })
    expect([second.status, second.data.errors[0].message]).toEqual([409, 'Вече харесахте тази тема.'])
  })
})
