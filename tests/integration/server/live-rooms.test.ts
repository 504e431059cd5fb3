import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveMessage } from '#changes/rooms'
import { CHANGES_REPLAYED_MAX, ROOMS_PER_SOCKET } from '#domain/limits'
import { env } from '#env'
import { join, liveSite } from '#support/changes/live-site'
import { newArticle, newCategory } from '#support/factories'
import { account, type Actor, cookieOf, getTestPayload } from '#support/rest'
import { sql } from '#support/start/sql'
import { until } from '#support/until'

let site: Awaited<ReturnType<typeof liveSite>>

beforeAll(async () => {
  site = await liveSite()
})
afterAll(() => site.stop())

const connectAs = async (actor: Actor) =>
  site.connect(actor === 'visitor' ? undefined : await cookieOf(actor))

describe('joining a room', () => {
  const own = async (actor: 'member' | 'other') => `user:${(await account(actor)).id}`

  it.each([
    ['visitor', 'news', true],
    ['visitor', 'staff', false],
    ['member', 'news', true],
    ['member', 'staff', false],
    ['moderator', 'staff', true],
    ['admin', 'staff', true],
  ] as const)('%s in %s: %s', async (actor, room, expected) => {
    expect((await join(await connectAs(actor), { room })).ok).toBe(expected)
  })

  it('only the member can join their own room', async () => {
    const room = await own('member')
    expect((await join(await connectAs('member'), { room })).ok).toBe(true)
    for (const actor of ['visitor', 'other', 'moderator', 'admin'] as const) {
      expect(await join(await connectAs(actor), { room })).toEqual({ ok: false, reason: 'forbidden' })
    }
  })

  it('a forged cookie gives no access', async () => {
    const socket = await site.connect('payload-token=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.')
    expect(await join(socket, { room: 'staff' })).toEqual({ ok: false, reason: 'forbidden' })
  })

  it.each([
    undefined,
    null,
    'news',
    {},
    { room: 'kitchen' },
    { room: ['news'] },
    { room: 'user:*' },
    { room: 'news', since: -1 },
  ])('refuses the invalid request %j and keeps working', async (asked) => {
    const socket = await connectAs('visitor')
    expect(await join(socket, asked)).toEqual({ ok: false, reason: 'bad-request' })
    expect((await join(socket, { room: 'news' })).ok).toBe(true)
  })

  it('a socket is in at most a hundred rooms, and may leave one for another', async () => {
    const socket = await connectAs('visitor')
    const room = () => ({ room: `post:${crypto.randomUUID()}` })
    const last = room()
    for (let count = 1; count < ROOMS_PER_SOCKET; count += 1)
      expect(await join(socket, room())).toMatchObject({ ok: true })
    expect(await join(socket, last)).toMatchObject({ ok: true })
    expect(await join(socket, room())).toEqual({ ok: false, reason: 'bad-request' })
    socket.emit('leave', last.room)
    expect(await join(socket, room())).toMatchObject({ ok: true })
  })

  it('a message above 16 KB closes the connection, a smaller one gets a response', async () => {
    const socket = await connectAs('visitor')
    expect(await join(socket, { room: 'x'.repeat(15 * 1024) })).toMatchObject({ ok: false })
    const end = new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)))
    socket.emit('join', { room: 'x'.repeat(16 * 1024) })
    expect(await end).toBe('transport close')
  })
})

describe('messages in a room', () => {
  it('visitors hear of published articles, editors also of drafts', async () => {
    const visitor = await heardBy('visitor', 'news')
    const editor = await heardBy('moderator', 'staff')
    const draft = await newArticle({ _status: 'draft' })
    const article = await newArticle()
    await until(() => visitor.length === 1)
    const known = (message: LiveMessage) => [draft.id, article.id].includes(message.documentId)
    await until(() => editor.filter(known).length === 2)
    expect(visitor).toEqual([
      {
        room: 'news',
        id: expect.any(Number),
        collection: 'articles',
        documentId: article.id,
        operation: 'create',
      },
    ])
  })
})

describe('rejoining after a lost connection', () => {
  it('replays missed changes once and in order', async () => {
    const socket = await connectAs('visitor')
    const first = await join(socket, { room: 'news' })
    if (!first.ok) throw new Error(first.reason)
    socket.close()
    const articles = [await newArticle(), await newArticle()]
    await until(() => site.stream.lastId() >= first.at + 2)
    const back = await join(await connectAs('visitor'), { room: 'news', since: { id: first.at } })
    if (!back.ok) throw new Error(back.reason)
    expect(back.missed.map(({ documentId }) => documentId)).toEqual(articles.map(({ id }) => id))
    const again = await join(await connectAs('visitor'), { room: 'news', since: { id: back.at } })
    expect(again).toEqual({ ok: true, at: back.at, missed: [], reload: false })
  })

  it('replays what changed while a page was loading', async () => {
    const { id } = await newArticle()
    const { id: marker } = await newCategory(`Знак ${crypto.randomUUID()}`)
    await until(() =>
      site.stream.messagesSince({ room: 'staff', since: { ageMs: 0 } })!.some((m) => m.documentId === marker),
    )
    const answer = await join(await connectAs('visitor'), { room: 'news', since: { ageMs: 20_000 } })
    expect(answer.ok && answer.missed.map(({ documentId }) => documentId)).toContain(id)
  })

  it('asks for a reload after more than 500 missed changes', async () => {
    const { lastId } = site.stream
    const before = lastId()
    await sql(
      env.DATABASE_URL!,
      `insert into changes (collection, document_id, operation, extra)
       select 'many', n::text, 'update', '{"before": null, "after": null}'
       from generate_series(1, ${CHANGES_REPLAYED_MAX + 1}) n`,
    )
    await until(() => lastId() >= before + CHANGES_REPLAYED_MAX + 1)
    const socket = await connectAs('visitor')
    expect(await join(socket, { room: 'news', since: { id: before } })).toMatchObject({
      ok: true,
      reload: true,
    })
    expect(await join(socket, { room: 'news', since: { id: lastId() } })).toMatchObject({
      ok: true,
      reload: false,
    })
  })
})

async function heardBy(actor: Actor, room: string) {
  await getTestPayload()
  const socket = await connectAs(actor)
  const heard: LiveMessage[] = []
  socket.on('change', (message: LiveMessage) => heard.push(message))
  expect((await join(socket, { room })).ok).toBe(true)
  return heard
}
