import { randomUUID } from 'node:crypto'
import type { CollectionSlug, FlattenedField } from 'payload'
import { signedInMember } from '../members'
import { getTestPayload } from '../rest'
import { forgedValue, mark } from './forged'
import { next } from './sample-bodies'
import { samples } from './samples'
import type { Operation } from './guarded-fields'

type Tried = { slug: string; operation: Exclude<Operation, 'read'>; names: string[] }

/** Valid values that differ from the current ones. */
export async function triedValues({ slug, operation, names }: Tried): Promise<Record<string, unknown>> {
  const { flattenedFields } = (await getTestPayload()).collections[slug as CollectionSlug].config
  const fields = flattenedFields.filter(({ name }) => names.includes(name))
  const values = await Promise.all(
    fields.map(async (field) => [
      field.name,
      given(`${slug}.${field.name}`, operation) ?? given(field.name, operation) ?? (await valueOf(field)),
    ]),
  )
  return Object.fromEntries(values)
}

const soon = '2031-02-03T04:05:06.000Z'

const given = (name: string, operation: Tried['operation']) =>
  ({
    // Staff creates as approved; the changed item was rejected before.
    approval: operation === 'create' ? 'rejected' : 'approved',
    action: 'hide',
    clientKey: randomUUID(),
    email: `podpraveno-${next()}@example.org`,
    goodFaith: false,
    'media.purpose': 'post',
    itemId: randomUUID(),
    'notices.url': 'http://localhost:3000/small-ads/druga',
    rating: 3,
    ratingSource: 'approval',
    'reports.reason': 'Измама',
    replies: [{ text: mark, repliedAt: soon }],
    sessions: [{ id: randomUUID(), browser: mark, createdAt: soon, expiresAt: soon }],
    slug: `podpraveno-${next()}`,
    verifiedAt: '2025-02-03T00:00:00.000Z',
  })[name]

async function valueOf(field: FlattenedField): Promise<unknown> {
  const value = forgedValue(field)
  if (field.type !== 'relationship' && field.type !== 'upload') return value
  if (field.relationTo === 'users') return (await signedInMember()).id
  const { id } = await samples[field.relationTo as string]!.make(await signedInMember())
  return id
}

export const holds = (stored: unknown, tried: unknown): boolean => {
  if (typeof tried === 'object') return JSON.stringify(stored ?? null).includes(mark)
  return stored === tried || (isMoment(tried) && Date.parse(String(stored)) === Date.parse(String(tried)))
}

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
