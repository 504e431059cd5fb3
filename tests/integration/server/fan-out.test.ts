import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wholeSite } from '#support/changes/whole-site'
import { join } from '#support/changes/live-site'
import { comment, commentPost, newPost, newTopic } from '#support/community'
import { statementsOf } from '#support/count-statements'
import { signedInMember } from '#support/members'
import { account, cookieOf, rest } from '#support/rest'

let site: Awaited<ReturnType<typeof wholeSite>>
let author: Awaited<ReturnType<typeof signedInMember>>

beforeAll(async () => {
  site = await wholeSite()
  author = await signedInMember()
  await account('moderator')
})
beforeEach(() => void (site.reached.length = 0))
afterAll(() => site.stop())

type Reader = Awaited<ReturnType<typeof signedInMember>>

const WATCHERS = 500
const spam = 'Печелете до 3000 € на месец от вкъщи, без опит и без риск! Пишете ми в WhatsApp +49 151 2000001'
/** Jobs, and the heartbeat of the change stream. */
const ofOthers =
  /payload_jobs|job_runs|bulk_jobs|contact_imports|pg_advisory|from changes|exists \(select from search_arrivals/

async function readers(count: number): Promise<Reader[]> {
  const all: Reader[] = []
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: 20 }, () => signedInMember()))))
  return all.slice(0, count)
}

/** Each hears of the comment on a socket of its own and then reads it, as browsers do. */
async function watching(topicId: string, people: Reader[]) {
  const path = `/api/forum-topics/${topicId}/comments?newest=1&limit=30`
  const read = async ({ headers }: Reader) => (await site.read(path, headers)).data
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50)
    await Promise.all(
      some.map(async ({ headers }) => {
        const socket = await site.connect(headers.Cookie)
        expect(await join(socket, { room: `topic:${topicId}` })).toMatchObject({ ok: true })
        sockets.set(headers.Cookie, socket)
      }),
    )
    await Promise.all(some.map(read))
  }
  return () => Promise.all(people.map((person) => heardAndRead(person, read)))
}
const sockets = new Map<string, Awaited<ReturnType<typeof site.connect>>>()

const heardAndRead = (person: Reader, read: (person: Reader) => Promise<Record<string, any>>) =>
  new Promise<Record<string, any>>((resolve) => {
    const hear = ({ collection }: { collection: string }) => {
      if (collection === 'forum-comments') resolve(read(person))
    }
    sockets.get(person.headers.Cookie)!.on('change', hear)
  })

describe('one comment', () => {
  it(`costs ${WATCHERS} watchers as many statements as one`, { timeout: 240_000 }, async () => {
    const cost = async (people: Reader[]) => {
      const { id } = await newTopic()
      const read = await watching(id, people)
      site.reached.length = 0
      const { result, statements } = await statementsOf(async () => {
        const everybody = read()
        expect((await comment(id, author)).status).toBe(201)
        return everybody
      })
      expect(site.reached).toHaveLength(1)
      expect(new Set(result.map((window) => JSON.stringify(window))).size).toBe(1)
      expect(result[0]!.comments).toHaveLength(1)
      return statements.filter((statement) => !ofOthers.test(statement))
    }
    const alone = await cost(await readers(1))
    const together = await cost(await readers(WATCHERS))
    expect(together.toSorted()).toEqual(alone.toSorted())
  })
})

describe('a shared answer', () => {
  const commentsOf = (topicId: string) => `/api/forum-topics/${topicId}/comments`

  it('is the next one after a comment, an edit and a new name', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember()
    const { data } = await comment(id, author, 'Първи')
    const shown = async () => (await site.read(commentsOf(id), headers)).data.comments[0]
    expect(await shown()).toMatchObject({ content: 'Първи' })
    const path = `/forum-comments/${data.doc.id}`
    for (const [change, expected] of [
      [() => rest('PATCH', path, { ...author, body: { content: 'Поправен' } }), { content: 'Поправен' }],
      [
        () => rest('PATCH', `/users/${author.id}`, { ...author, body: { fullName: 'Нова Именска' } }),
        { author: { name: 'Нова Именска' } },
      ],
    ] as const) {
      expect((await change()).status).toBe(200)
      await site.stream.catchUp()
      expect(await shown()).toMatchObject(expected)
    }
  })

  it('goes to nobody who may not read it', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember()
    expect((await site.read(commentsOf(id), headers)).status).toBe(200)
    expect((await site.read(commentsOf(id))).status).toBe(401)
    const ended = await signedInMember()
    expect((await site.read(commentsOf(id), ended.headers)).status).toBe(200)
    await rest('POST', '/users/logout', ended)
    await site.stream.catchUp()
    expect((await site.read(commentsOf(id), ended.headers)).status).toBe(401)
    const hidden = await rest('PATCH', `/forum-topics/${id}`, { as: 'moderator', body: { hidden: true } })
    expect(hidden.status).toBe(200)
    await site.stream.catchUp()
    expect((await site.read(commentsOf(id), headers)).status).toBe(404)
  })

  it('holds nothing that only staff or an author see, and both see it', async () => {
    const { id } = await newTopic()
    const { data } = await comment(id, author, 'Скрит')
    const total = async (headers: Record<string, string>) =>
      (await site.read(commentsOf(id), headers)).data.total
    const { headers } = await signedInMember()
    expect([await total(headers), await total(author.headers)]).toEqual([1, 1])
    await rest('PATCH', `/forum-comments/${data.doc.id}`, { as: 'moderator', body: { hidden: true } })
    await site.stream.catchUp()
    const staff = { Cookie: await cookieOf('moderator') }
    const everybody = [staff, headers, author.headers, headers]
    expect(await Promise.all(everybody.map(total))).toEqual([1, 0, 1, 0])
  })

  it('holds nothing that waits for staff, and its author sees it from the beginning', async () => {
    const [topic, post, { headers }] = [await newTopic(), await newPost(), await signedInMember()]
    const writer = await signedInMember()
    const lists = [commentsOf(topic.id), `/api/posts/${post.id}/comments`]
    const totals = (reader: Record<string, string>) =>
      Promise.all(lists.map(async (path) => (await site.read(path, reader)).data.total))
    const postsOf = async (id: string, reader: Record<string, string>) =>
      (await site.read(`/api/posts/page?ids=${id}`, reader)).data.posts.length
    expect([await totals(writer.headers), await totals(headers)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    await comment(topic.id, writer, spam)
    await commentPost(post.id, writer, `${spam} !`)
    const { data } = await rest('POST', '/posts', { ...writer, body: { content: `${spam} !!` } })
    await site.stream.catchUp()
    expect([await totals(writer.headers), await totals(headers)]).toEqual([[1, 1], [0, 0]]) // prettier-ignore
    const { id } = data.doc
    expect([await postsOf(id, writer.headers), await postsOf(id, headers), await postsOf(id, {})]).toEqual([1, 0, 0]) // prettier-ignore
  })

  it('is never left with a browser or a proxy', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember()
    for (const _ of [1, 2]) {
      const answer = await site.read(commentsOf(id), headers)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('is refused for a parameter that the call does not have', async () => {
    const { id } = await newTopic()
    const { headers } = await signedInMember()
    expect((await site.read(`${commentsOf(id)}?depth=5`, headers)).status).toBe(400)
  })
})

describe('comments of a post', () => {
  it('are read once for visitors and members', async () => {
    const { id } = await newPost()
    await commentPost(id, author)
    const { headers } = await signedInMember()
    const path = `/api/posts/${id}/comments`
    await site.stream.catchUp()
    const answers = await Promise.all([site.read(path), site.read(path, headers), site.read(path)])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(site.reached).toEqual([`GET ${path}`])
  })
})
