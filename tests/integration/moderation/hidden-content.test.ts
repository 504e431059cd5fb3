import { describe, expect, it } from 'vitest'
import { newPost, newTopic, someCategory } from '#support/community'
import { eventInput } from '#support/events'
import { signedInMember } from '#support/members'
import { decide, notificationsOf } from '#support/reported-services'
import { rest } from '#support/rest'
import { smallAdInput } from '#support/small-ads'

type Kind = {
  itemType: string
  path: string
  body: () => object | Promise<object>
  /** Finds it in the search; comments are not searched. */
  word?: string
  isForMembers?: boolean
}

const kinds: Kind[] = [
  {
    itemType: 'small_ad',
    path: '/small-ads',
    body: () => ({ ...smallAdInput, title: 'Продавам велосипед' }),
    word: 'велосипед',
  },
  {
    itemType: 'event',
    path: '/events',
    body: () => ({ ...eventInput, title: 'Пролетна хоротека' }),
    word: 'хоротека',
  },
  { itemType: 'social_post', path: '/posts', body: () => ({ content: 'Купете гъдулка!' }), word: 'гъдулка' },
  {
    itemType: 'topic',
    path: '/forum-topics',
    body: async () => ({ title: 'Къде има кукери?', category: (await someCategory()).id }),
    word: 'кукери',
    isForMembers: true,
  },
  {
    itemType: 'comment',
    path: '/forum-comments',
    body: async () => ({ topic: (await newTopic()).id, content: 'Пишете ми на лично.' }),
    isForMembers: true,
  },
  {
    itemType: 'social_comment',
    path: '/post-comments',
    body: async () => ({ post: (await newPost()).id, content: 'Пишете ми на лично.' }),
  },
]

type Caller = { headers: Record<string, string> }

async function published({ path, body }: Kind) {
  const owner = await signedInMember()
  const given = (await body()) as Record<string, unknown>
  const { data } = await rest('POST', path, { body: given, headers: owner.headers })
  return { owner, id: String(data.doc.id), address: `${path}/${data.doc.id}` }
}

async function hide({ itemType, itemId, note }: { itemType: string; itemId: string; note: string }) {
  const { headers } = await signedInMember()
  const report = { itemType, itemId, reason: 'Спам' }
  const sent = await rest('POST', '/reports', { body: report, headers })
  const decided = await decide(sent.data.doc.id, { decision: 'approved', action: 'hide', note })
  expect([decided.status, decided.text]).toEqual([200, expect.any(String)])
}

const found = async (word: string, { headers }: Caller): Promise<string[]> => {
  const { data } = await rest('GET', `/search?q=${encodeURIComponent(word)}`, { headers })
  return data.results.map(({ id }: { id: string }) => id)
}

describe.each(kinds)('$path', (kind) => {
  const { itemType, path, word, isForMembers } = kind
  const note = 'Реклама без обява.'

  it('hidden content is visible only to staff and to its owner, who can read the reason', async () => {
    const { owner, id, address } = await published(kind)
    const stranger = await signedInMember()
    const readers = isForMembers ? [stranger] : [stranger, { headers: {} }]
    const statuses = () =>
      Promise.all(readers.map(async (reader) => (await rest('GET', address, reader)).status))
    const listed = async (reader: Caller) =>
      (await rest('GET', path, reader)).data.docs.some((doc: { id: string }) => doc.id === id)
    expect(await statuses()).toEqual(readers.map(() => 200))
    expect(await listed(readers.at(-1)!)).toBe(true)
    await hide({ itemType, itemId: id, note })

    expect(await statuses()).toEqual(readers.map(() => 404))
    for (const reader of readers) expect(await listed(reader)).toBe(false)
    const seen = { hidden: true, hiddenReason: note }
    expect((await rest('GET', address, { headers: owner.headers })).data).toMatchObject(seen)
    expect((await rest('GET', address, { as: 'moderator' })).data).toMatchObject(seen)
    expect((await notificationsOf(owner))[0]).toMatchObject({
      type: 'report_decided',
      title: 'Скрито съдържание',
    })

    const own = { body: { hidden: false, hiddenReason: '' }, headers: owner.headers }
    await rest('PATCH', address, own)
    expect(await statuses()).toEqual(readers.map(() => 404))
    await rest('PATCH', address, { as: 'moderator', body: { hidden: false } })
    expect(await statuses()).toEqual(readers.map(() => 200))
    const shown = await rest('GET', address, stranger)
    expect(shown.data).not.toHaveProperty('hidden')
    expect(shown.data).not.toHaveProperty('hiddenReason')
  })

  it.runIf(word)(
    'hidden content is not in the search and gone from saved items until it is shown again',
    async () => {
      const { owner, id, address } = await published(kind)
      const stranger = await signedInMember()
      const keep = { body: { itemType: path.slice(1), itemId: id }, headers: stranger.headers }
      expect((await rest('POST', '/favorites', keep)).status).toBe(201)
      const kept = async () => {
        const [{ title, url, isGone }] = (await rest('GET', '/favorites', stranger)).data.docs
        return { title, url, isGone }
      }
      const before = await kept()
      expect(before.isGone).toBe(false)
      expect(await found(word!, stranger)).toContain(id)

      await hide({ itemType, itemId: id, note })
      for (const anybody of [stranger, owner, { headers: {} }])
        expect(await found(word!, anybody)).not.toContain(id)
      expect(await kept()).toEqual({ title: null, url: null, isGone: true })

      await rest('PATCH', address, { as: 'moderator', body: { hidden: false } })
      expect(await found(word!, stranger)).toContain(id)
      expect(await kept()).toEqual(before)
    },
  )
})
