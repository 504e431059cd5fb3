import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Media } from '#types'
import { queriesOf } from '#support/count-queries'
import { eventInput } from '#support/events'
import { articleInput, newMedia, paragraph, picture, pictureForm } from '#support/factories'
import { signedInMember } from '#support/members'
import { account, rest } from '#support/rest'
import { smallAdInput } from '#support/small-ads'
import { runRawSql } from '#support/run-sql'

type Caller = { headers: Record<string, string> }

let bytes: Buffer
let owner: Awaited<ReturnType<typeof signedInMember>>
let stranger: Caller
beforeAll(async () => {
  bytes = await picture(500, 300).png().toBuffer()
  stranger = await signedInMember()
  // Made here, because several concurrent requests below need them.
  await Promise.all([account('moderator'), account('admin')])
})
beforeEach(async () => void (owner = await signedInMember()))

async function uploaded(purpose: Media['purpose'], caller: Caller = owner): Promise<Media> {
  const body = await pictureForm({ bytes, purpose })
  const { status, data, text } = await rest('POST', '/media', { body, ...caller })
  if (status !== 201) throw new Error(`picture not stored: ${status} ${text}`)
  return data.doc
}

async function made(path: string, body: Record<string, unknown>, as: object = owner): Promise<string> {
  const { status, data, text } = await rest('POST', path, { body, ...as })
  if (status !== 201) throw new Error(`${path} not made: ${status} ${text}`)
  return `${path}/${data.doc.id}`
}

const staff = { as: 'moderator' } as const
const change = async (path: string, body: Record<string, unknown>) => {
  const { status, text } = await rest('PATCH', path, { body, ...staff })
  if (status !== 200) throw new Error(`${path} not changed: ${status} ${text}`)
}

const pathOf = (url: string | null | undefined) => new URL(url!, 'http://localhost:3000').pathname.slice(4)
const addressesOf = ({ id, url, sizes }: Media) => [
  `/media/${id}`,
  pathOf(url),
  ...Object.values(sizes!).flatMap((size) => (size.url ? [pathOf(size.url)] : [])),
]
const ask = (media: Media, caller: object) =>
  Promise.all(addressesOf(media).map((path) => rest('GET', path, caller)))

async function statusFor(media: Media, caller: object): Promise<number> {
  const statuses = (await ask(media, caller)).map(({ status }) => status)
  expect(new Set(statuses).size, `the same for the row and each file: ${statuses}`).toBe(1)
  return statuses[0]!
}

const statuses = async (media: Media) => ({
  visitor: await statusFor(media, {}),
  stranger: await statusFor(media, stranger),
  owner: await statusFor(media, owner),
  moderator: await statusFor(media, { as: 'moderator' }),
  admin: await statusFor(media, { as: 'admin' }),
})
const everybody = { visitor: 200, stranger: 200, owner: 200, moderator: 200, admin: 200 }
const ownerAndStaff = { ...everybody, visitor: 404, stranger: 404 }
const staffAlone = { ...ownerAndStaff, owner: 404 }

const withPicture = (id: string) => {
  const node = { type: 'upload', version: 3, format: '', relationTo: 'media', value: id, fields: {} }
  const { root } = paragraph('Текст.')
  return { root: { ...root, children: [...root.children, { ...node, id: 'a1b2c3d4e5f6a1b2c3d4e5f6' }] } }
}
const article = async (given: Record<string, unknown>) =>
  made('/articles', await articleInput(given as never), staff)
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const places = [
  {
    name: 'post of a member',
    upload: () => uploaded('post'),
    make: ({ id }: Media) => made('/posts', { content: 'Виж', image: id }),
    states: { скрита: [{ hidden: true }, { hidden: false }] },
    hiddenFor: ownerAndStaff,
    // Staff deletes it here, which can be appealed.
    deletedFor: staffAlone,
  },
  {
    name: 'small ad of a member',
    upload: () => uploaded('item'),
    // Only one may be active, so staff make the second.
    make: async ({ id }: Media) => {
      const body = { ...smallAdInput, pictures: [{ image: id }] }
      const { data } = await rest('POST', '/small-ads', { body, ...owner })
      return data.doc ? `/small-ads/${data.doc.id}` : made('/small-ads', body, { as: 'admin' })
    },
    states: { скрита: [{ hidden: true }, { hidden: false }] },
    hiddenFor: ownerAndStaff,
    deletedFor: staffAlone,
  },
  {
    name: 'event of a member',
    upload: () => uploaded('event'),
    make: ({ id }: Media) => made('/events', { ...eventInput, image: id }),
    states: { скрито: [{ hidden: true }, { hidden: false }] },
    hiddenFor: ownerAndStaff,
    // Staff deletes it here, which can be appealed.
    deletedFor: staffAlone,
  },
  ...(
    [
      ['picture of an article', (id: string) => ({ image: id })],
      ['picture of an article for search engines', (id: string) => ({ seoImage: id })],
      ['picture in the text of an article', (id: string) => ({ content: withPicture(id) })],
    ] as const
  ).map(([name, given]) => ({
    name,
    upload: () => newMedia({ bytes }),
    make: ({ id }: Media) => article(given(id)),
    states: {
      чернова: [{ _status: 'draft' }, { _status: 'published' }],
      'за по-късно': [{ publishedAt: inAnHour() }, { publishedAt: new Date(0).toISOString() }],
    },
    hiddenFor: staffAlone,
    deletedFor: staffAlone,
  })),
]

describe.each(places)('$name', ({ upload, make, states, hiddenFor, deletedFor }) => {
  it('is for its uploader and staff while unpublished, hidden or deleted, and for everyone while public', async () => {
    const media = await upload()
    expect(await statuses(media)).toEqual(hiddenFor)
    const path = await make(media)
    expect(await statuses(media)).toEqual(everybody)
    for (const [away, back] of Object.values(states)) {
      await change(path, away!)
      expect(await statuses(media)).toEqual(hiddenFor)
      await change(path, back!)
      expect(await statusFor(media, {})).toBe(200)
    }
    expect((await rest('DELETE', path, staff)).status).toBe(200)
    expect(await statuses(media)).toEqual(deletedFor)
  })

  it('shown in two places, stays public while one of them is public', async () => {
    const media = await upload()
    const [first, second] = [await make(media), await make(media)]
    const [away] = Object.values(states)[0]!
    await change(first, away!)
    expect(await statusFor(media, {})).toBe(200)
    await change(second, away!)
    expect(await statusFor(media, {})).toBe(404)
  })
})

it('a profile picture stays public while in use, whatever else is hidden', async () => {
  const avatar = await uploaded('avatar')
  expect(await statuses(avatar)).toEqual(ownerAndStaff)
  await rest('PATCH', `/users/${owner.id}`, { body: { avatar: avatar.id }, headers: owner.headers })
  await change(await made('/posts', { content: 'Спам' }), { hidden: true })
  expect(await statuses(avatar)).toEqual(everybody)
  const next = await uploaded('avatar')
  await rest('PATCH', `/users/${owner.id}`, { body: { avatar: next.id }, headers: owner.headers })
  expect([await statusFor(avatar, {}), await statusFor(next, {})]).toEqual([404, 200])
})

it('the organizer of a hidden event still sees its library picture', async () => {
  const media = await newMedia({ bytes })
  const path = await made('/events', eventInput)
  await change(path, { image: media.id, hidden: true })
  expect(await statuses(media)).toEqual(ownerAndStaff)
})

describe('caching of pictures', () => {
  const cacheOf = ({ headers }: { headers: Headers }) => headers.get('cache-control')

  it('lets a public picture be cached for an hour and then revalidated', async () => {
    const media = await uploaded('post')
    await made('/posts', { content: 'Виж', image: media.id })
    for (const caller of [{}, stranger, owner, { as: 'admin' } as const]) {
      const path = pathOf(media.sizes!.small!.url)
      const answer = await rest('GET', path, caller)
      const headers = { 'If-None-Match': `"x", ${answer.headers.get('etag')}` }
      const again = await rest('GET', path, {
        ...caller,
        headers: { ...('headers' in caller && caller.headers), ...headers },
      })
      expect([answer.status, cacheOf(answer)]).toEqual([200, 'public, max-age=3600'])
      expect([again.status, again.text, cacheOf(again)]).toEqual([304, '', 'public, max-age=3600'])
    }
  })

  it('never caches a hidden picture and does not confirm an old copy', async () => {
    const media = await uploaded('post')
    const path = await made('/posts', { content: 'Виж', image: media.id })
    const file = pathOf(media.url)
    const tag = (await rest('GET', file)).headers.get('etag')!
    await change(path, { hidden: true })
    for (const caller of [owner, { headers: {}, as: 'moderator' } as const]) {
      const answer = await rest('GET', file, {
        ...caller,
        headers: { ...caller.headers, 'If-None-Match': tag },
      })
      expect([answer.status, cacheOf(answer), answer.headers.get('etag')]).toEqual([
        200,
        'private, no-store',
        null,
      ])
    }
    const gone = await rest('GET', file, { headers: { 'If-None-Match': tag } })
    expect([gone.status, cacheOf(gone)]).toEqual([404, 'no-store'])
  })
})

it('a list with many pictures checks access to all in one query', async () => {
  const made10 = Array.from({ length: 10 }, async () => {
    const image = (await uploaded('post')).id
    return made('/posts', { content: 'Виж', image })
  })
  await Promise.all(made10)
  const { result, queries } = await queriesOf(() => rest('GET', '/posts?limit=10&sort=-createdAt'))
  expect(result.data.docs.map((doc: any) => typeof doc.image?.url)).toEqual(Array(10).fill('string'))
  expect(queries.filter((text) => /from "media"/.test(text))).toHaveLength(1)
})

it('the access rule covers every column that references a picture', async () => {
  const columns = await runRawSql<{ place: string }>(
    `select conrelid::regclass::text || '.' || attname as place
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'media'::regclass`,
  )
  const ofEditors = [
    '_articles_v.version_image_id',
    '_articles_v.version_seo_image_id',
    'payload_locked_documents_rels.media_id',
  ]
  const { queries } = await queriesOf(() => rest('GET', `/media/${crypto.randomUUID()}`))
  const asked = queries.find((text) => /from "media"/.test(text))!
  for (const { place } of columns.filter(({ place }) => !ofEditors.includes(place))) {
    const [table, column] = place.split('.')
    expect(asked).toContain(`from "${table}" where "${column}" = media.id`)
  }
})
