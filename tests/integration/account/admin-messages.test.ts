import { expect, it } from 'vitest'
import { messageTypes } from '#domain/account/admin-message-input'
import { emailsTo } from '#support/emails'
import { signedInMember } from '#support/members'
import { account, rest } from '#support/rest'

type Member = Awaited<ReturnType<typeof signedInMember>>

const input = { messageType: 'technical', messageContent: 'Снимката не се качва.' }
const send = ({ headers }: Member, given: object = {}) =>
  rest('POST', '/admin-messages', { body: { ...input, ...given }, headers })
const reply = (id: string, text: string, as: 'moderator' | 'admin' | 'other' = 'moderator') =>
  rest('POST', `/admin-messages/${id}/reply`, { as, body: { text } })

it('asks a visitor to sign in', async () => {
  const { status, data } = await rest('POST', '/admin-messages', { body: input })
  expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
})

it('refuses a member with an incomplete profile', async () => {
  const { status, data } = await send(await signedInMember({ city: null }))
  expect([status, data.errors[0].message]).toEqual([
    403,
    'Непопълнен профил: трябва да попълните всички полета в профила си, за да изпратите съобщение.',
  ])
})

it.each([
  ['type', { messageType: undefined }, 'messageType'],
  ['text', { messageContent: '   ' }, 'messageContent'],
])('refuses a message without a %s', async (_, given, path) => {
  const { status, data } = await send(await signedInMember(), given)
  expect([status, data.errors[0].data.errors[0].path]).toEqual([400, path])
  expect(data.errors[0].message).toBe('Моля, попълнете всички полета.')
})

it.each(messageTypes)(
  'accepts the type "%s" and takes the name and email from the profile',
  async (messageType) => {
    const member = await signedInMember({ fullName: 'Вяра Надеждова' })
    const given = {
      messageType,
      name: 'Админ',
      email: 'admin@example.org',
      status: 'read',
      replies: [{ text: 'х' }],
    }
    const { status, data } = await send(member, given)
    expect(status).toBe(201)
    expect(data.doc).toMatchObject({
      messageType,
      name: 'Вяра Надеждова',
      email: member.email,
      owner: member.id,
      status: 'unread',
      replies: [],
    })
  },
)

it('shows members only their own messages and lets them change none', async () => {
  const member = await signedInMember()
  const { data } = await send(member)
  const address = `/admin-messages/${data.doc.id}`
  const own = await rest('GET', '/admin-messages', { headers: member.headers })
  expect(own.data.docs).toMatchObject([{ id: data.doc.id }])
  expect((await rest('GET', address, { as: 'other' })).status).toBe(404)
  expect((await rest('GET', '/admin-messages')).status).toBe(401)
  const change = { body: { messageContent: 'друго', status: 'read' }, headers: member.headers }
  expect((await rest('PATCH', address, change)).status).toBe(403)
  expect((await rest('DELETE', address, { headers: member.headers })).status).toBe(403)
  const asMember = { body: { text: 'сам си отговарям' }, headers: member.headers }
  expect((await rest('POST', `${address}/reply`, asMember)).status).toBe(403)
})

it('lets staff mark as read and delete, but not change the words of the member', async () => {
  const { data } = await send(await signedInMember())
  const address = `/admin-messages/${data.doc.id}`
  const body = { status: 'read', messageContent: 'друго', name: 'друг' }
  const marked = await rest('PATCH', address, { as: 'moderator', body })
  expect(marked.data.doc).toMatchObject({ status: 'read', ...input, name: 'Калоян Вълчев' })
  expect((await rest('DELETE', address, { as: 'moderator' })).status).toBe(200)
})

it('stores the reply in the thread and sends a notification and an email', async () => {
  const member = await signedInMember()
  const { data } = await send(member)
  const answer = await reply(data.doc.id, 'Опитайте с по-малка снимка.')
  expect([answer.status, answer.data.message]).toEqual([200, 'Отговорът е изпратен.'])
  const { data: seen } = await rest('GET', `/admin-messages/${data.doc.id}`, { headers: member.headers })
  expect(seen).toMatchObject({ status: 'read', replies: [{ text: 'Опитайте с по-малка снимка.' }] })
  expect(seen.replies[0]).not.toHaveProperty('author')
  const { data: inbox } = await rest('GET', '/notifications', { headers: member.headers })
  expect(inbox.docs).toMatchObject([
    { type: 'admin_reply', title: 'Отговор от администратора', message: 'Опитайте с по-малка снимка.' },
  ])
  const [letter] = await emailsTo(member.email)
  expect(letter).toContain('Опитайте с по-малка снимка.')
  expect(letter).toContain('/profile')
})

it('refuses an empty reply and a reply to a missing message', async () => {
  const { data } = await send(await signedInMember())
  expect((await reply(data.doc.id, '  ')).status).toBe(400)
  expect((await reply(crypto.randomUUID(), 'Здравейте')).status).toBe(404)
  expect((await reply(data.doc.id, 'Здравейте', 'other')).status).toBe(403)
})

it('stores all of several concurrent replies', async () => {
  await account('admin')
  const { data } = await send(await signedInMember())
  const texts = Array.from({ length: 6 }, (_, index) => `Отговор ${index}`)
  await Promise.all(texts.map((text, index) => reply(data.doc.id, text, index % 2 ? 'admin' : 'moderator')))
  const { data: thread } = await rest('GET', `/admin-messages/${data.doc.id}`, { as: 'admin' })
  expect(thread.replies.map(({ text }: { text: string }) => text).sort()).toEqual(texts)
})
