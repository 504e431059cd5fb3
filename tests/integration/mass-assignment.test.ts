import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { expectedRights } from '../support/access/expected'
import { forgedFields, takenOver } from '../support/access/forged'
import { samples } from '../support/access/samples'
import { signedInMember } from '../support/members'
import { getTestPayload, rest } from '../support/rest'

type Row = { id: string } & Record<string, unknown>
type Body = Record<string, unknown> | FormData

const payload = await getTestPayload()
const slugs = Object.keys(samples)
const configOf = (slug: string) => payload.collections[slug as CollectionSlug].config
const maker = async () => {
  const member = await signedInMember()
  return { ...member, role: 'user' as const }
}

const stored = async (slug: string, id: string) =>
  (await payload.db.findOne<Row>({ collection: slug as CollectionSlug, where: { id: { equals: id } } }))!

/** A form carries its fields as JSON; members upload for a purpose of their own. */
function withFields(body: Body, fields: Record<string, unknown>): Body {
  if (!(body instanceof FormData)) return { ...fields, ...body }
  const said = JSON.parse(String(body.get('_payload'))) as Record<string, unknown>
  body.set('_payload', JSON.stringify({ ...fields, ...said }))
  return body
}

async function created(slug: string, forged: Record<string, unknown>): Promise<Row> {
  const { headers } = await maker()
  const purpose = slug === 'media' ? { purpose: 'post' } : {}
  const body = withFields(await samples[slug]!.input(), { ...forged, ...purpose })
  const { status, data, text } = await rest('POST', `/${slug}`, { headers, body })
  expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  // A notice is answered to people who may not read it.
  return stored(slug, data.doc.id)
}

const creatable = slugs.filter((slug) => expectedRights[slug]!.member.includes('c') || slug === 'media')
const changeable = slugs.filter((slug) => expectedRights[slug]!.owner.includes('u'))

describe('какво не може да си впише никой', () => {
  it.each(creatable)('при създаване в %s', async (slug) => {
    const collection = configOf(slug)
    const forged = forgedFields({ collection, operation: 'create', user: await maker() })
    const [honest, row] = [await created(slug, {}), await created(slug, forged)]
    expect(takenOver({ forged, row, honest })).toEqual([])
  })

  it.each(changeable)('при промяна в %s', async (slug) => {
    const owner = await maker()
    const { id } = await samples[slug]!.make(owner)
    const honest = await stored(slug, id)
    const forged = forgedFields({ collection: configOf(slug), operation: 'update', user: owner })
    const body = { ...forged, ...samples[slug]!.change }
    const { status, text } = await rest('PATCH', `/${slug}/${id}`, { headers: owner.headers, body })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    const row = await stored(slug, id)
    expect(takenOver({ forged, row, honest })).toEqual([])
    expect(Date.parse(String(row.updatedAt))).toBeGreaterThan(Date.parse(String(honest.updatedAt)))
  })

  it('проверката познава затворените полета', () => {
    const user = { id: crypto.randomUUID(), role: 'user' as const }
    const closedOf = (slug: string) =>
      Object.keys(forgedFields({ collection: configOf(slug), operation: 'update', user }))
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
    expect(closedOf('users')).toEqual(
      expect.arrayContaining(['role', 'email', 'sessions', 'awaitsConfirmation']),
    )
  })
})
