import type { FlattenedField } from 'payload'
import type { QueryOperator } from '#domain/lists/public-query'
import { getTestPayload, rest } from '../rest'

export const operators = [
  'equals',
  'in',
  'like',
  'exists',
  'less_than',
  'less_than_equal',
  'greater_than',
  'greater_than_equal',
] as const satisfies QueryOperator[]

const collectionOf = async (slug: string) => {
  const { collections } = await getTestPayload()
  return collections[slug as keyof typeof collections].config
}

export async function fieldsOf(slug: string): Promise<string[]> {
  const { flattenedFields } = await collectionOf(slug)
  const own = flattenedFields.map(({ name }) => name).filter((name) => name !== 'id')
  return [...own, 'owner.email', 'owner.hash']
}

/** 'let through': refused by Payload instead of our guard. */
type Outcome = 'answered' | 'refused' | 'let through'

export async function filtering(slug: string, field: string, operator: string): Promise<Outcome> {
  const value = operator === 'exists' ? 'true' : await valueOf(slug, field)
  return outcomeOf(slug, `where[${field}][${operator}]=${encodeURIComponent(value)}`)
}

export const sorting = (slug: string, order: string) => outcomeOf(slug, `sort=${order}`)

async function outcomeOf(slug: string, query: string): Promise<Outcome> {
  const { status, data } = await rest('GET', `/${slug}?${query}`, { as: 'member' })
  // 403 comes after the query was accepted.
  if (status === 200 || status === 403) return 'answered'
  return status === 400 && /^(where\.|sort$)/.test(data.errors[0].data?.errors?.[0]?.path)
    ? 'refused'
    : 'let through'
}

async function valueOf(slug: string, name: string): Promise<string> {
  const { flattenedFields } = await collectionOf(slug)
  const field = flattenedFields.find((field) => field.name === name)
  return field ? sampleOf(field) : 'x'
}

function sampleOf(field: FlattenedField): string {
  if (field.type === 'select')
    return field.options.map((one) => (typeof one === 'string' ? one : one.value))[0]!
  if (field.type === 'checkbox') return 'true'
  if (field.type === 'number') return '1'
  if (field.type === 'date') return '2026-01-01'
  const isId = field.type === 'relationship' || field.type === 'upload' || /^(id|itemId)$/.test(field.name)
  return isId ? '11111111-1111-4111-8111-111111111111' : 'x'
}
