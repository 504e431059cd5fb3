import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { importFields } from '#domain/contacts/contact-import'
import { exportTexts as texts } from '#texts/panels/export'
import { fieldLabel, fieldWords } from '#texts/panels/field-words'

type Doc = Record<string, unknown>
export type Column = { label: string; cell: (doc: Doc) => string | number | null }

/** Those of Payload's accounts, should one of them ever not be hidden. */
const secret = /password|hash|salt|token|secret|session|lockUntil|loginAttempts|apiKey/i
const structures = ['group', 'array', 'blocks', 'json', 'join', 'point', 'tab']

export function columnsOf(payload: Payload, config: SanitizedCollectionConfig): Column[] {
  const fields = config.flattenedFields.filter(isExported)
  if (config.slug === 'contacts')
    return importFields.flatMap((name) => fields.filter((field) => field.name === name).flatMap(column))
  return [{ label: texts.id, cell: ({ id }) => String(id) }, ...fields.flatMap(column)]

  function column(field: FlattenedField): Column[] {
    const label = fieldLabel(field)
    const { name } = field
    if (field.type !== 'relationship' && field.type !== 'upload')
      return [{ label, cell: (doc) => fieldWords(field, doc[name]) }]
    const target =
      typeof field.relationTo === 'string' ? payload.collections[field.relationTo as CollectionSlug] : null
    const title = target?.config.admin.useAsTitle ?? 'id'
    const each = (value: unknown, of: (one: unknown) => unknown) =>
      [value ?? []]
        .flat()
        .map((one) => String(of(one) ?? ''))
        .join(', ')
    return [
      { label: texts.idOf(label), cell: (doc) => each(doc[name], idOf) },
      { label, cell: (doc) => each(doc[name], (one) => (one as Doc | null)?.[title]) },
    ]
  }
}

const isExported = (field: FlattenedField): boolean =>
  field.name !== 'id' &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden) &&
  !secret.test(field.name) &&
  !structures.includes(field.type)

const idOf = (one: unknown) => (typeof one === 'object' ? (one as Doc | null)?.id : one)
