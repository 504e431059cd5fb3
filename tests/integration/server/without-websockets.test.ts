import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CHANGES_ROOMS_MAX } from '#domain/limits'
import { requestLimits } from '#domain/request-limits'
import { provideEnv } from '#env'
import { wholeSite } from '#support/changes/whole-site'
import { comment, newPost, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { cookieOf, rest } from '#support/rest'

let site: Awaited<ReturnType<typeof wholeSite>>
beforeAll(async () => void (site = await wholeSite()))
afterAll(() => site.stop())

const changes = (query: string, headers: Record<string, string> = {}) =>
  site.read(`/api/changes?${query}`, headers)

describe('asking for changes', () => {
  it('tells in order what happened in several rooms since the last answer, and nothing twice', async () => {
    const { headers } = await signedInMember()
    const topic = await newTopic()
    await site.stream.catchUp()
    const rooms = `rooms=feed,topic:${topic.id}`
    const { data: before } = await changes(rooms, headers)
    expect(before).toMatchObject({ changes: [], reload: false, refused: [] })
    const written = await comment(topic.id, await signedInMember())
    const post = await newPost()
    await site.stream.catchUp()
    const { data } = await changes(`${rooms}&since=${before.at}`, headers)
    const told = data.changes.map(({ room, documentId }: Record<string, string>) => [room, documentId])
    expect(told).toContainEqual([`topic:${topic.id}`, written.data.doc.id])
    expect(told).toContainEqual(['feed', post.id])
    const ids = data.changes.map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect((await changes(`${rooms}&since=${data.at}`, headers)).data).toMatchObject({
      at: data.at,
      changes: [],
    })
  })

  it('tells a page that has just been loaded what happened meanwhile', async () => {
    const { id } = await newPost()
    await site.stream.catchUp()
    const { data } = await changes('rooms=feed&age=30')
    expect(data.changes.map(({ documentId }: { documentId: string }) => documentId)).toContain(id)
  })

  it('sends a page to read anew when its ids are from another history', async () => {
    const { data } = await changes('rooms=feed&since=999999999')
    expect(data).toMatchObject({ reload: true, changes: [], at: site.stream.lastId() })
  })

  it('is never kept anywhere', async () => {
    expect((await changes('rooms=feed')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('rooms of others', () => {
  it('are named as refused, and refused altogether when there is nothing else', async () => {
    const { headers, id } = await signedInMember()
    const { data } = await changes(`rooms=feed,staff,user:${id}`, headers)
    expect(data.refused).toEqual(['staff'])
    expect((await changes('rooms=staff', headers)).status).toBe(403)
    expect((await changes(`rooms=forum,user:${id}`)).status).toBe(401)
    expect((await changes('rooms=staff', { Cookie: await cookieOf('moderator') })).status).toBe(200)
  })

  it('open to an access token, whose problems are told', async () => {
    const { headers, id } = await signedInMember()
    const { data } = await rest('POST', '/tokens', { headers })
    const Authorization = `Bearer ${data.token}`
    expect((await changes(`rooms=user:${id}`, { Authorization })).data.refused).toEqual([])
    for (const wrong of ['Bearer x', 'JWT x', `Bearer ${data.token}x`])
      expect((await changes('rooms=feed', { Authorization: wrong })).status).toBe(401)
    await rest('POST', '/users/logout', { headers })
    expect((await changes(`rooms=user:${id}`, { Authorization })).status).toBe(401)
  })
})

describe('a question that cannot be answered', () => {
  it.each([
    '',
    'rooms=',
    'rooms=kitchen',
    'rooms=user:*',
    'rooms=feed&since=-1',
    'rooms=feed&since=1e9',
    'rooms=feed&age=x',
    'rooms=feed&depth=2',
    `rooms=${Array.from({ length: CHANGES_ROOMS_MAX + 1 }, () => `post:${crypto.randomUUID()}`).join()}`,
  ])('is 400: %s', async (query) => {
    expect((await changes(query)).status).toBe(400)
  })

  it('is 405 with another method', async () => {
    const answer = await fetch(`${site.url}/api/changes?rooms=feed`, { method: 'POST' })
    expect(answer.status).toBe(405)
  })

  it('is 429 with a time to wait above the limit of an address', async () => {
    provideEnv({ REQUEST_LIMITS: 'on' })
    onTestFinished(() => provideEnv({ REQUEST_LIMITS: 'off' }))
    const statuses = new Set<number>()
    for (let asked = 0; asked <= requestLimits.changes.points; asked += 100)
      for (const { status } of await Promise.all(Array.from({ length: 101 }, () => changes('rooms=feed'))))
        statuses.add(status)
    expect([...statuses].sort()).toEqual([200, 429])
    expect(Number((await changes('rooms=feed')).headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
