import type { FlattenedField, PayloadRequest } from 'payload'
import { RICH_TEXT_PARTS_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'
import type { ScalarKind, ValueKind } from '#texts/web/refusals'
import { valuesInRichText } from './rich-text-values'

export type Misfit = { path: string; kind: ValueKind; field?: FlattenedField }

type Values = Record<string, unknown>
type Given = { fields: readonly FlattenedField[]; values: Values; req: PayloadRequest; path?: string }

/** Checks types only. Empty values are allowed, also as the panels send them: '' for a number, 0 for no rows. */
export function findMisfit({ fields, values, req, path = '' }: Given): Misfit | null {
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    if (value === undefined || value === null) continue
    const misfit = misfitOf({ field, value, req, path: `${path}${field.name}` })
    if (misfit) return misfit
  }
  return null
}

type One = { field: FlattenedField; value: unknown; req: PayloadRequest; path: string }

function misfitOf({ field, value, req, path }: One): Misfit | null {
  if (field.type === 'array' || field.type === 'blocks') return misfitOfRows({ field, value, req, path })
  if (field.type === 'group' || field.type === 'tab') {
    if (!isValues(value)) return { path, kind: 'group', field }
    return findMisfit({ fields: field.flattenedFields, values: value, req, path: `${path}.` })
  }
  if (field.type === 'richText') {
    const parts = valuesInRichText({ field, value, req })
    if (parts && parts.length > RICH_TEXT_PARTS_MAX) return { path, kind: 'manyParts', field }
    return parts?.every((part) => !findMisfit({ ...part, req })) ? null : { path, kind: 'richText', field }
  }
  if (field.type === 'json' || field.type === 'join') return null
  const { kind, fits } = judgeOf(field)
  if (!('hasMany' in field) || !field.hasMany) return fits(value) ? null : { path, kind, field }
  if (isNothing(value) || (field.custom?.takesText && isText(value))) return null
  const isRight = Array.isArray(value) && value.every((one) => one !== null && fits(one))
  return isRight ? null : { path, kind: `${kind}s`, field }
}

type Rows = One & { field: Extract<FlattenedField, { type: 'array' | 'blocks' }> }

function misfitOfRows({ field, value, req, path }: Rows): Misfit | null {
  if (value === 0 || value === '0') return null
  if (!Array.isArray(value)) return { path, kind: 'rows', field }
  for (const [index, row] of value.entries()) {
    if (row === null) continue
    const rowPath = `${path}.${index}`
    if (!isValues(row) || !isName(row.id)) return { path: rowPath, kind: 'rows', field }
    const fields = fieldsOfRow(field, row)
    if (!fields) return { path: rowPath, kind: 'rows', field }
    const misfit = findMisfit({ fields, values: row, req, path: `${rowPath}.` })
    if (misfit) return misfit
  }
  return null
}

const fieldsOfRow = (field: Rows['field'], row: Values) =>
  field.type === 'array'
    ? field.flattenedFields
    : field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields

type Scalar = Exclude<
  FlattenedField['type'],
  'array' | 'blocks' | 'group' | 'tab' | 'richText' | 'json' | 'join'
>
type Judge = { kind: ScalarKind; fits: (value: unknown) => boolean }

const text: Judge = { kind: 'text', fits: isText }
const choice: Judge = { kind: 'choice', fits: isText }

const judges: Record<Exclude<Scalar, 'relationship' | 'upload' | 'date'>, Judge> = {
  text,
  textarea: text,
  email: text,
  code: text,
  select: choice,
  radio: choice,
  number: { kind: 'number', fits: isNumber },
  checkbox: {
    kind: 'flag',
    fits: (value) => [true, false, 'true', 'false', ''].some((one) => one === value),
  },
  point: {
    kind: 'point',
    fits: (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
  },
}

function judgeOf(field: Extract<FlattenedField, { type: Scalar }>): Judge {
  if (field.type === 'date') {
    const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
    return { kind: isDay ? 'day' : 'moment', fits: isMoment }
  }
  if (field.type !== 'relationship' && field.type !== 'upload') return judges[field.type]
  const { relationTo } = field
  if (typeof relationTo === 'string') return { kind: 'relation', fits: isRelation }
  const fits = (value: unknown) =>
    isNothing(value) ||
    (isValues(value) && relationTo.some((slug) => slug === value.relationTo) && isRelation(value.value))
  return { kind: 'relation', fits }
}

/** PostgreSQL rejects NUL. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0')
}

/** A text that is a number was read before. */
function isNumber(value: unknown): boolean {
  if (typeof value === 'string') return !value.trim()
  return typeof value === 'number' && Number.isFinite(value)
}

function isMoment(value: unknown): boolean {
  if (value === '') return true
  if (typeof value !== 'string' || value.length > 40 || value.includes('\0')) return false
  const year = new Date(value).getFullYear()
  return year > 0 && year < 10_000
}

const nothing: readonly unknown[] = ['', 'null', 'none']
const isNothing = (value: unknown) => nothing.includes(value)
const isRelation = (value: unknown) => isNothing(value) || isId(value)

/** The id of a list's row; a new row may have none. */
const isName = (value: unknown) => value === undefined || value === null || isText(value)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
