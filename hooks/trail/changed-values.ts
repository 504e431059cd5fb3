import type { FlattenedField } from 'payload'
import { nobodyField } from '#access/staff'
import { richTextLines } from '#domain/formats/rich-text-lines'
import { relatedId } from '#domain/lists/ids'
import { aboutPeople, type TrailChange } from '#domain/trail/trail'
import { valueForTrail } from '#domain/trail/value-for-trail'

type Doc = Record<string, unknown>
type Compared = {
  slug: string
  fields: readonly FlattenedField[]
  before: Doc | null
  after: Doc | null
}

/** What differs between two versions of a document; null stands for none. */
export function changedValues({ slug, fields, before, after }: Compared): TrailChange[] {
  return fields.filter(isRecorded).flatMap((field): TrailChange[] => {
    const [was, is] = [before, after].map((doc) => comparable(field, doc?.[field.name]))
    if (was === is) return []
    if (isPersonal(slug, field)) return [{ field: field.name }]
    const [from, to] = [before, after].map((doc) => told(field, doc?.[field.name]))
    return [from === to ? { field: field.name } : { field: field.name, before: from, after: to }]
  })
}

const times = ['id', 'updatedAt', 'createdAt']

/** What only the server writes follows from the rest. */
const isRecorded = (field: FlattenedField): boolean =>
  !times.includes(field.name) &&
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden) &&
  field.type !== 'join' &&
  !('access' in field && field.access?.update === nobodyField)

const states = ['select', 'radio', 'checkbox', 'date']
/** How to reach somebody, and who that is. */
const contact = /phone|email|^(?:contact|authorName|organizer|provider)$/i

const isPersonal = (slug: string, { name, type }: FlattenedField): boolean =>
  contact.test(name) || (aboutPeople.includes(slug) && !states.includes(type))

function comparable(field: FlattenedField, value: unknown): string | null {
  if (field.type === 'checkbox') return String(Boolean(value))
  if (value === null || value === undefined || value === '') return null
  if (field.type === 'date') return momentOf(value)
  if (field.type === 'relationship' || field.type === 'upload')
    return [value].flat().map(idOf).join(', ') || null
  return typeof value === 'object' ? JSON.stringify(value, withoutIds) : String(value)
}

function told(field: FlattenedField, value: unknown): string | null {
  const text = field.type === 'richText' ? richTextLines(value) : comparable(field, value)
  return text && !plain.includes(field.type) ? valueForTrail(text) : text
}

/** Never written by a person. */
const plain = ['relationship', 'upload', 'date', 'number', 'checkbox']

const idOf = (one: unknown): string | null =>
  relatedId(one) ?? relatedId((one as { value?: unknown } | null)?.value)

const momentOf = (value: unknown): string => {
  const moment = new Date(value as string)
  return Number.isNaN(moment.getTime()) ? String(value) : moment.toISOString()
}

/** Rows of a list are numbered anew with each save. */
const withoutIds = (name: string, value: unknown) => (name === 'id' || value === null ? undefined : value)
