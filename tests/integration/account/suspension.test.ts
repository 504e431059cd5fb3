import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { table } from '#access/table'
import { runSql } from '#database/connection/sql'
import { expectedCalls } from '#support/access/calls'
import { join, liveSite } from '#support/changes/live-site'
import { newTopic } from '#support/community'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'
import { reason, suspend, suspendedMember, tomorrow } from '#support/suspension'
import { until } from '#support/until'

const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })

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
  let member: Awaited<ReturnType<typeof suspendedMember>>
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
