import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { table } from '#access/table'
import { runSql } from '#database/connection/sql'
import { expectedCalls } from '#support/access/calls'
import { join, liveSite } from '#support/changes/live-site'
import { newPost, newTopic } from '#support/community'
import { deviceOf, isKnown } from '#support/devices'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { newService } from '#support/reported-services'
import { type Actor, getTestPayload, rest } from '#support/rest'
import { until } from '#support/until'

type Member = Awaited<ReturnType<typeof signedInMember>>

const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const reason = 'Обиди в три теми, въпреки предупреждението.'

type Asked = { as?: Actor; body?: object; headers?: Record<string, string> }
const suspend = (id: string, { as = 'moderator', body = {}, headers }: Asked = {}) =>
  rest('POST', `/users/${id}/suspend`, {
    body: { through: tomorrow(), reason, ...body },
    ...(headers ? { headers } : { as }),
  })

async function suspendedMember(): Promise<Member> {
  const member = await signedInMember()
  const { status, text } = await suspend(member.id)
  if (status !== 200) throw new Error(text)
  return member
}

/** About the own account, what was read, and what a letter leads to. */
const possible = [
  'post /me/delete',
  'post /me/email',
  'post /me/email/resend',
  'delete /me/email',
  'post /me/password',
  'delete /me/sessions',
  'delete /me/sessions/:id',
  'post /users/login',
  'post /users/logout',
  'post /users/refresh-token',
  'post /users/forgot-password',
  'post /users/reset-password',
  'post /users/resend-confirmation',
  'post /users/confirm-email',
  'post /users/change-email',
  'post /users/undo-email',
  'post /users/unsubscribe',
  'post /directory/letters/correct',
  'post /directory/letters/stop',
  'post /feed/visit',
  'post /forum-topics/:id/mute',
  'post /forum-topics/:id/read',
  'post /forum-topics/:id/view',
  'post /notifications/read-all',
  'post /push-subscriptions/add',
  'post /push-subscriptions/remove',
  'post /push-subscriptions/test',
]
const open = ['admin-messages', 'blocks', 'notices', 'notifications', 'saved-searches', 'statements']

/** Without calls that are closed to everybody. */
const writing = [
  ...Object.keys(expectedCalls),
  ...Object.keys(table).flatMap((slug) => [`post /${slug}`, `patch /${slug}/:id`, `delete /${slug}/:id`]),
].filter(
  (name) =>
    !/^get |first-register|versions|preferences/.test(name) &&
    !open.some((slug) => name.split('/')[1] === slug),
)

describe('a suspended member', () => {
  let member: Member
  beforeAll(async () => {
    member = await suspendedMember()
  })

  it.each(writing.filter((name) => !possible.includes(name)))('is refused %s', async (name) => {
    const [method, path] = name.split(' ') as [string, string]
    const asked = path.replace(/:\w+/g, crypto.randomUUID())
    const { status, data } = await rest(method.toUpperCase() as 'POST', asked, { body: {}, ...member })
    expect([status, data.errors?.[0]?.data?.code]).toEqual([403, 'suspended'])
    expect(data.errors[0].message).toContain(reason)
  })

  it.each(possible)('is not refused %s for it', async (name) => {
    const other = await suspendedMember()
    const [method, path] = name.split(' ') as [string, string]
    const asked = path.replace(/:\w+/g, crypto.randomUUID())
    const { text } = await rest(method.toUpperCase() as 'POST', asked, { body: {}, ...other })
    expect(text).not.toContain('"code":"suspended"')
  })

  it('is refused by the rules too, where no endpoint stands before them', async () => {
    const payload = await getTestPayload()
    const user = {
      ...(await payload.findByID({ collection: 'users', id: member.id })),
      collection: 'users' as const,
    }
    const data = { title: 'Тема', content: 'Текст', owner: member.id } as never
    await expect(
      payload.create({ collection: 'posts', data, user, overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('reads, asks the administrators, and sees why', async () => {
    const topic = await newTopic()
    expect((await rest('GET', `/forum-topics/${topic.id}`, member)).status).toBe(200)
    const { data } = await rest('GET', '/me', member)
    expect(data.user.suspension).toEqual({ through: tomorrow(), reason })
    const body = {
      messageType: 'general',
      subject: 'Въпрос',
      message: 'Защо съм спрян? Моля, погледнете отново.',
    }
    expect(
      (await rest('POST', '/admin-messages', { body, ...member })).data.errors?.[0]?.data?.code,
    ).toBeUndefined()
  })

  it('is told by mail, with the reason', async () => {
    const other = await suspendedMember()
    const [letter] = await emailsTo(other.email)
    expect(letter).toContain(reason)
  })

  it('keeps the reason from other members', async () => {
    const other = await signedInMember()
    const { data } = await rest('GET', `/users/${member.id}`, other)
    expect([data.suspendedUntil, data.suspensionReason]).toEqual([undefined, undefined])
  })

  it('writes again after the last day, and when staff lift it', async () => {
    const [past, lifted] = [await suspendedMember(), await suspendedMember()]
    await runSql(await connection(), sql`update users set suspended_until = now() where id = ${past.id}`)
    expect((await rest('DELETE', `/users/${lifted.id}/suspend`, { as: 'moderator' })).status).toBe(200)
    for (const one of [past, lifted]) {
      const { data } = await rest('POST', '/posts', { body: {}, ...one })
      expect(data.errors[0].data?.code).toBeUndefined()
    }
    expect((await rest('DELETE', `/users/${lifted.id}/suspend`, { as: 'moderator' })).status).toBe(409)
    expect((await emailsTo(lifted.email)).join()).toContain('отново')
  })
})

describe('suspending', () => {
  it.each<[Actor, number]>([
    ['visitor', 401],
    ['member', 403],
    ['moderator', 200],
    ['admin', 200],
  ])('by %s: %s', async (as, status) => {
    const member = await signedInMember()
    expect((await suspend(member.id, { as })).status).toBe(status)
    expect((await rest('DELETE', `/users/${member.id}/suspend`, { as })).status).toBe(status)
  })

  it('never meets staff, oneself or nobody', async () => {
    const admin = await signedInMember({ role: 'admin' })
    const moderator = await signedInMember({ role: 'moderator' })
    for (const { id } of [admin, moderator])
      expect((await suspend(id, { headers: admin.headers })).status).toBe(409)
    expect((await suspend(crypto.randomUUID())).status).toBe(404)
    expect((await suspend('x')).status).toBe(404)
  })

  it.each([
    { through: '2020-01-01' },
    { through: '2099-01-01' },
    { through: 'утре' },
    { reason: ' ' },
    { reason: 'х'.repeat(501) },
  ])('is refused: %j', async (body) => {
    const member = await signedInMember()
    expect((await suspend(member.id, { body })).status).toBe(400)
    expect((await rest('GET', '/me', member)).data.user.suspension).toBeNull()
  })

  it('hides what the member has published, where staff say so', async () => {
    const author = await signedInMember()
    const [post, topic, other] = [await newPost({ author }), await newTopic({ author }), await newPost()]
    const moderator = await signedInMember({ role: 'moderator' })
    expect((await suspend(author.id, { headers: moderator.headers, body: { hides: true } })).status).toBe(200)
    await (await getTestPayload()).jobs.run({ queue: 'bulk' })
    const shown = async (path: string) => (await rest('GET', path, await signedInMember())).status
    // A job runner may have taken it already.
    for (const path of [`/posts/${post.id}`, `/forum-topics/${topic.id}`])
      await until(async () => (await shown(path)) === 404)
    expect(await shown(`/posts/${other.id}`)).toBe(200)
  })

  it.each(['moderator', 'admin'] as const)('hides what is approved too, by a %s', async (role) => {
    const { id, owner } = await newService()
    const { headers } = await signedInMember({ role })
    expect((await suspend(owner.id, { headers, body: { hides: true } })).status).toBe(200)
    expect((await rest('GET', `/services/${id}`)).status).toBe(404)
    const { data } = await rest('GET', `/services/${id}`, owner)
    expect([data.approval, data.rejectionReason]).toEqual(['rejected', reason])
  })

  it('ends when the member becomes staff, who are never suspended', async () => {
    const member = await suspendedMember()
    expect(
      (await rest('PATCH', `/users/${member.id}`, { as: 'admin', body: { role: 'moderator' } })).status,
    ).toBe(200)
    expect((await rest('GET', '/me', member)).data.user.suspension).toBeNull()
    expect((await rest('PATCH', `/users/${member.id}`, { body: { city: 'Кил' }, ...member })).status).toBe(
      200,
    )
  })

  it('signs out everywhere, by administrators only', async () => {
    const member = await signedInMember()
    expect((await rest('DELETE', `/users/${member.id}/sessions`, { as: 'moderator' })).status).toBe(403)
    const device = await deviceOf(member.email)
    expect((await rest('DELETE', `/users/${member.id}/sessions`, { as: 'admin' })).data.ended).toBe(1)
    expect(await isKnown(member.email, device)).toBe(false)
    expect((await rest('GET', '/me', member)).data.user).toBeNull()
  })
})

it('a changed role is told to its person by mail', async () => {
  const member = await signedInMember()
  const payload = await getTestPayload()
  await payload.update({ collection: 'users', id: member.id, data: { city: 'Кил' } })
  expect(await emailsTo(member.email)).toEqual([])
  await payload.update({ collection: 'users', id: member.id, data: { role: 'moderator' } })
  expect((await emailsTo(member.email)).join()).toContain('Сега сте: Модератор.')
})

describe('live connections of a suspended member', () => {
  let site: Awaited<ReturnType<typeof liveSite>>
  beforeAll(async () => void (site = await liveSite()))
  afterAll(() => site.stop())

  it('end at once, and new ones are those of a visitor', async () => {
    const member = await signedInMember()
    const socket = await site.connect(member.headers.Cookie)
    expect((await join(socket, { room: `user:${member.id}` })).ok).toBe(true)
    const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    await suspend(member.id)
    expect(await ended).toBe('io server disconnect')
    const again = await site.connect(member.headers.Cookie)
    expect((await join(again, { room: `user:${member.id}` })).ok).toBe(false)
    expect((await join(again, { room: 'feed' })).ok).toBe(true)
  })

  it('leave every room, and what they were writing is not seen any more', async () => {
    const [member, other] = [await signedInMember({ fullName: 'Иван Колев' }), await signedInMember()]
    const room = `topic:${(await newTopic()).id}`
    const [writing, reading] = [
      await site.connect(member.headers.Cookie),
      await site.connect(other.headers.Cookie),
    ]
    for (const socket of [writing, reading]) await join(socket, { room })
    const seen: { readers: number; typing: string[] }[] = []
    reading.on('presence', (presence) => seen.push(presence))
    await reading.timeout(5_000).emitWithAck('watch', room)
    writing.emit('typing', room)
    await until(() => seen.at(-1)?.typing[0] === 'Иван Колев')
    const told = seen.length
    await suspend(member.id)
    await until(() => seen.length > told)
    expect(seen[told]).toMatchObject({ readers: 1, typing: [] })
  })
})
