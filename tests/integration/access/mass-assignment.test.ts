import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles'
import { expectedRights } from '#support/access/expected'
import { forgedFields, takenOver } from '#support/access/forged'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { getTestPayload, rest } from '#support/rest'

const inheritedNames = Reflect.ownKeys(Object.prototype)

type Row = { id: string } & Record<string, unknown>
type Body = Record<string, unknown> | FormData

const payload = await getTestPayload()
const slugs = Object.keys(samples)
const configOf = (slug: string) => payload.collections[slug as CollectionSlug].config
type MakerRole = Extract<Role, 'user' | 'moderator'>
const maker = async (role: MakerRole = 'user') => ({ ...(await signedInMember({ role })), role })

const stored = async (slug: string, id: string) =>
  (await payload.db.findOne<Row>({ collection: slug as CollectionSlug, where: { id: { equals: id } } }))!

type Fields = Record<string, unknown>

const beside = (honest: Fields, forged: Fields) => JSON.stringify({ ...forged, ...honest })

/** Prototype pollution, as text: `__proto__` in an object literal would set the prototype. */
function underneath(honest: Fields, forged: Fields): string {
  const inherited = JSON.stringify({ ...forged, ...honest })
  const own = JSON.stringify(honest).slice(1)
  return `{"__proto__":${inherited},"constructor":{"prototype":${inherited}}${own === '}' ? '' : ','}${own}`
}
const ways = { beside, underneath }
type Way = keyof typeof ways

type Sent = { body: FormData | string; headers: Record<string, string> }

/** A form carries its fields as JSON in `_payload`. */
function sent(body: Body, { forged, way }: { forged: Fields; way: Way }): Sent {
  if (!(body instanceof FormData))
    return { body: ways[way](body, forged), headers: { 'Content-Type': 'application/json' } }
  const said = JSON.parse(String(body.get('_payload'))) as Fields
  body.set('_payload', ways[way](said, forged))
  return { body, headers: {} }
}

type Making = { slug: string; role: MakerRole; forged?: Fields; way?: Way }

async function created({ slug, role, forged = {}, way = 'beside' }: Making): Promise<Row> {
  const { headers } = await maker(role)
  const sample = samples[slug]!
  const input = (role === 'user' && sample.states?.['of a member']?.input) || sample.input
  const { body, ...asked } = sent(await input(), { forged, way })
  const given = { ...headers, ...asked.headers }
  const { status, data, text } = await rest('POST', `/${slug}`, { headers: given, body })
  expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  // Read from the database: who files a legal notice may not read it.
  return stored(slug, data.doc.id)
}

type Changing = { slug: string; role: MakerRole; way: Way }

async function changed({ slug, role, way }: Changing) {
  const sample = samples[slug]!
  const owner = await maker()
  const { id } = await sample.make(owner)
  const honest = await stored(slug, id)
  const user = role === 'user' ? owner : await maker(role)
  const forged = forgedFields({ collection: configOf(slug), operation: 'update', user })
  const change = await sample.change()
  const { body, headers } = sent(change, { forged, way })
  const given = { ...user.headers, ...headers }
  const { status, text } = await rest('PATCH', `/${slug}/${id}`, { headers: given, body })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return { forged, row: await stored(slug, id), honest }
}

const callerOf = { user: 'member', moderator: 'moderator' } as const
const ownerOr = { user: 'owner', moderator: 'moderator' } as const

describe.each(['user', 'moderator'] as const)('fields that a %s cannot forge', (role) => {
  const creatable = slugs.filter(
    (slug) => expectedRights[slug]![callerOf[role]].includes('c') || slug === 'media',
  )
  const changeable = slugs.filter((slug) => expectedRights[slug]![ownerOr[role]].includes('u'))

  it.each(creatable)('are ignored when creating in %s', async (slug) => {
    const collection = configOf(slug)
    const forged = forgedFields({ collection, operation: 'create', user: await maker(role) })
    const honest = await created({ slug, role })
    for (const way of ['beside', 'underneath'] as const) {
      const row = await created({ slug, role, forged, way })
      expect([way, takenOver({ forged, row, honest })]).toEqual([way, []])
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(inheritedNames)
  })

  it.each(changeable)('are ignored when changing in %s', async (slug) => {
    for (const way of ['beside', 'underneath'] as const) {
      const { forged, row, honest } = await changed({ slug, role, way })
      expect([way, takenOver({ forged, row, honest })]).toEqual([way, []])
      expect(Date.parse(String(row.updatedAt))).toBeGreaterThan(Date.parse(String(honest.updatedAt)))
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(inheritedNames)
  })
})

describe('the check itself', () => {
  it('knows the closed fields', () => {
    const closedFor = (role: Role, slug: string) => {
      const user = { id: crypto.randomUUID(), role }
      return Object.keys(forgedFields({ collection: configOf(slug), operation: 'update', user }))
    }
    const closedOf = (slug: string) => closedFor('user', slug)
    expect(closedOf('services')).toEqual(
      expect.arrayContaining([
        'approval',
        'listed',
        'proposed',
        'slug',
        'owner',
        'location',
        'rejectionReason',
      ]),
    )
    expect(closedOf('small-ads')).toEqual(
      expect.arrayContaining(['expiresAt', 'publishedAt', 'hidden', 'contactViews']),
    )
    expect(closedFor('moderator', 'reports')).toEqual(
      expect.arrayContaining(['owner', 'reason', 'decidedBy', 'decidedAt']),
    )
    expect(closedFor('moderator', 'posts')).toEqual(expect.arrayContaining(['owner', 'likesCount']))
    expect(closedOf('users')).toEqual(
      expect.arrayContaining(['role', 'email', 'sessions', 'awaitsConfirmation']),
    )
  })
})
