import type { FieldAccess, FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { User } from '#types'

export const mark = 'подправено'

/** Fields that Payload leaves writable. */
const kept = ['id', 'createdAt', 'updatedAt', 'filename', 'mimeType', 'filesize', 'prefix', '_objectKey']

type Asked = {
  collection: SanitizedCollectionConfig
  operation: 'create' | 'update'
  user: Pick<User, 'id' | 'role'> | null
}

/** Every field that this user may not write, with a tempting value. */
export function forgedFields({ collection, operation, user }: Asked): Record<string, unknown> {
  const closed = collection.flattenedFields.filter(
    (field) => kept.includes(field.name) || isClosed(field, { operation, user }),
  )
  return Object.fromEntries(closed.map((field) => [field.name, forgedValue(field)]))
}

function isClosed(field: FlattenedField, { operation, user }: Omit<Asked, 'collection'>): boolean {
  if ('hidden' in field && field.hidden) return true
  const access = 'access' in field ? (field.access?.[operation] as FieldAccess | undefined) : undefined
  return access?.({ req: { user } } as Parameters<FieldAccess>[0]) === false
}

export function forgedValue(field: FlattenedField): unknown {
  if (field.type === 'text' && field.hasMany) return [mark]
  switch (field.type) {
    case 'checkbox':
      // The other one would be there without being written.
      return field.defaultValue !== true
    case 'number':
      return 4242
    case 'date':
      return '2031-02-03T04:05:06.000Z'
    case 'email':
      return 'podpraveno@example.org'
    case 'select':
      return bestOf(field.options.map((option) => (typeof option === 'string' ? option : option.value)))
    case 'relationship':
    case 'upload':
      return field.name === 'owner' ? strangersId : otherId
    case 'json':
      return { title: mark, content: mark }
    case 'group':
      return Object.fromEntries(field.flattenedFields.map(({ name }) => [name, mark]))
    case 'array':
      return [Object.fromEntries(field.flattenedFields.map((inner) => [inner.name, forgedValue(inner)]))]
    default:
      return field.name === 'id' ? otherId : mark
  }
}

const otherId = '11111111-1111-4111-8111-111111111111'
const strangersId = '22222222-2222-4222-8222-222222222222'

const bestOf = (values: string[]) =>
  values.find((value) => ['admin', 'approved', 'editorial'].includes(value)) ?? values.at(-1)

type Row = Record<string, unknown>

export function takenOver({ forged, row, honest }: { forged: Row; row: Row; honest: Row }): string[] {
  return Object.keys(forged).filter(
    (name) => isForged(row[name], forged[name]) && !isForged(honest[name], forged[name]),
  )
}

function isForged(stored: unknown, forged: unknown): boolean {
  if (typeof forged === 'object') return JSON.stringify(stored ?? null).includes(mark)
  return (
    stored === forged ||
    (typeof stored === 'string' && typeof forged === 'string' && isSameMoment(stored, forged))
  )
}

const isSameMoment = (one: string, other: string) => Date.parse(one) === Date.parse(other)
