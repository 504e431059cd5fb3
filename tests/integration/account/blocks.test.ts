import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { BLOCKS_MAX, BLOCK_NOTE_MAX } from '#domain/limits'
import { newPost } from '#support/community'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

type Member = Awaited<ReturnType<typeof signedInMember>>

const block = (member: unknown, { headers }: Pick<Member, 'headers'>, note?: string) =>
  rest('POST', '/blocks', { body: { member, note }, headers })
const blocksOf = async ({ headers }: Member) => (await rest('GET', '/blocks', { headers })).data.docs
const blockedOf = async ({ headers }: Member) => (await rest('GET', '/me', { headers })).data.blocked
const refusal = ({ status, data }: { status: number; data: any }) => [status, data.errors[0].message]
const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })

async function pair() {
  const [owner, blocked] = [await signedInMember(), await signedInMember({ fullName: 'Калин Бранков' })]
  const { data } = await block(blocked.id, owner, 'спам в коментарите')
  return { owner, blocked, id: data.doc.id as string }
}

describe('blocking a member', () => {
  it('is written once, however often it is asked for at once, and ends at once', async () => {
    const [owner, member] = [await signedInMember(), await signedInMember()]
    const answers = await Promise.all([1, 2, 3].map(() => block(member.id, owner)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(refusal(await block(member.id, owner))).toEqual([409, 'Вече сте блокирали този човек.'])
    const [{ id }] = await blocksOf(owner)
    expect(await blockedOf(owner)).toEqual([{ id, member: member.id }])
    expect((await rest('DELETE', `/blocks/${id}`, owner)).status).toBe(200)
    expect(await blockedOf(owner)).toEqual([])
  })

  it('is refused for oneself, for staff and for nobody', async () => {
    const owner = await signedInMember()
    expect(refusal(await block(owner.id, owner))).toEqual([400, 'Не можете да блокирате себе си.'])
    for (const role of ['moderator', 'admin'] as const) {
      const staff = await signedInMember({ role })
      expect(refusal(await block(staff.id, owner))).toEqual([400, 'Човек от екипа не може да бъде блокиран.'])
    }
    expect(refusal(await block(crypto.randomUUID(), owner))).toEqual([
      404,
      'Този човек вече не е член на сайта.',
    ])
    for (const wrong of [undefined, null, 'аз', { in: ['аз'] }, [crypto.randomUUID()]])
      expect((await block(wrong, owner)).status).toBe(400)
    expect((await block(crypto.randomUUID(), { headers: {} as never })).status).toBe(401)
    expect(await blocksOf(owner)).toEqual([])
  })

  it('bounds the note and the number', async () => {
    const [owner, member] = [await signedInMember(), await signedInMember()]
    expect((await block(member.id, owner, 'а'.repeat(BLOCK_NOTE_MAX + 1))).status).toBe(400)
    await runSql(
      await connection(),
      sql`insert into blocks (owner_id) select ${owner.id} from generate_series(1, ${BLOCKS_MAX})`,
    )
    expect((await block(member.id, owner)).status).toBe(409)
  })

  it('no longer holds for whoever becomes staff', async () => {
    const { owner, blocked, id } = await pair()
    const become = async (role: string) =>
      runSql(
        await connection(),
        sql`update users set role = ${role}::enum_users_role where id = ${blocked.id}`,
      )
    await become('moderator')
    expect(await blockedOf(owner)).toEqual([])
    await become('user')
    expect(await blockedOf(owner)).toEqual([{ id, member: blocked.id }])
  })

  it('is possible while one is suspended', async () => {
    const [owner, member] = [await signedInMember(), await signedInMember()]
    const through = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await rest('POST', `/users/${owner.id}/suspend`, { as: 'moderator', body: { through, reason: 'Обиди' } })
    expect((await block(member.id, owner)).status).toBe(201)
  })
})

describe('a block', () => {
  it('is seen by its owner alone, with the note', async () => {
    const { owner, blocked, id } = await pair()
    expect(await blocksOf(owner)).toMatchObject([{ member: blocked.id, note: 'спам в коментарите' }])
    const others = [blocked, await signedInMember(), { as: 'moderator' as const }, { as: 'admin' as const }]
    for (const other of others) {
      expect((await rest('GET', `/blocks/${id}`, other)).status).toBe(404)
      expect((await rest('GET', '/blocks', other)).data.docs).toEqual([])
      expect((await rest('PATCH', `/blocks/${id}`, { ...other, body: { note: 'аз' } })).status).toBe(403)
      expect((await rest('DELETE', `/blocks/${id}`, other)).status).toBe(403)
    }
    expect((await rest('GET', '/blocks')).status).toBe(401)
  })

  it('leaves no trace for the blocked one, who finds and answers the other as before', async () => {
    const { owner, blocked } = await pair()
    const free = await signedInMember()
    const post = await newPost({ author: owner })
    const asSeenBy = async ({ headers }: Member) => {
      const answers = [
        await rest('GET', `/users/${owner.id}`, { headers }),
        await rest('POST', '/post-comments', { headers, body: { post: post.id, content: 'Здравейте' } }),
        await rest('POST', `/posts/${post.id}/like`, { headers }),
        await rest('POST', `/posts/${post.id}/like`, { headers }),
        await rest('GET', '/blocks', { headers }),
      ]
      return answers.map(({ status, data }) => [status, Object.keys(data).sort()])
    }
    expect(await asSeenBy(blocked)).toEqual(await asSeenBy(free))
    expect(await blockedOf(blocked)).toEqual([])
  })

  it('of a deleted account stays without name and note, and goes with its owner', async () => {
    const { owner, blocked, id } = await pair()
    await rest('DELETE', `/users/${blocked.id}`, { as: 'admin' })
    expect(await blocksOf(owner)).toMatchObject([{ id, member: null, note: null }])
    expect(await blockedOf(owner)).toEqual([])
    await rest('DELETE', `/users/${owner.id}`, { as: 'admin' })
    expect(await runSql(await connection(), sql`select id from blocks where id = ${id}`)).toEqual([])
  })

  it('takes the posts of the blocked one out of the count of unread ones', async () => {
    const { owner, blocked } = await pair()
    await rest('POST', '/feed/visit', owner)
    await newPost({ author: blocked })
    await newPost()
    expect((await rest('GET', '/feed/unread', owner)).data.count).toBe(1)
  })

  it('keeps the blocked one out of the names to mention, but not the other way round', async () => {
    const blocked = await signedInMember({ fullName: 'Щилян Щилянов' })
    const owner = await signedInMember({ fullName: 'Щилка Щилянова' })
    await block(blocked.id, owner)
    const namesFor = async ({ headers }: Member) => {
      const path = `/members/suggest?q=${encodeURIComponent('Щил')}`
      return (await rest('GET', path, { headers })).data.members.map(({ name }: { name: string }) => name)
    }
    expect(await namesFor(owner)).toEqual([])
    expect(await namesFor(blocked)).toEqual(['Щилка Щилянова'])
  })
})
