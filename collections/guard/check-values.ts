import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { isId } from '#domain/lists/ids'
import { readNumber } from '#domain/text/read-number'
import { refusalTexts } from '#texts/web/refusals'
import { findMisfit, type Misfit } from './field-values'

type Values = Record<string, unknown>
type Written = { data?: unknown; id?: unknown }

/** Runs before other code, which relies on the types. Callers without write access learn only that. */
export const checkValues: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...call
}) => {
  if (call.overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  const { data, id } = args as Written
  const { req } = call
  const verdict = await collection.access[operation]({ req, id: id as string, data })
  if (verdict !== false) check({ fields: fieldsOf(collection), data, req })
  return args
}

export const checkGlobalValues: GlobalBeforeOperationHook = async ({ args, global, operation, ...call }) => {
  if (call.overrideAccess || operation !== 'update') return args
  const { data } = args as Written
  const { req } = call
  if ((await global.access.update({ req, data })) !== false)
    check({ fields: global.flattenedFields, data, req })
  return args
}

type Given = { fields: readonly FlattenedField[]; data: unknown; req: PayloadRequest }

function check({ fields, data, req }: Given) {
  if (isValues(data)) readTyped(fields, data)
  const misfit = isValues(data) ? (wrongId(data) ?? findMisfit({ fields, values: data, req })) : noValues
  if (!misfit) return
  const { path, kind, field } = misfit
  const message = path ? refusalTexts.wrongType[kind] : refusalTexts.notAnObject
  const label = field && 'label' in field && field.label ? field.label : undefined
  throw new ValidationError({ errors: [{ path, message, label }], req }, req.t)
}

/**
 * „740,50“ as a person means it. What is no number stays a text and is refused; Payload would cut it. No rows are an
 * empty list, which Payload's adapter does not take for null.
 */
function readTyped(fields: readonly FlattenedField[], data: Values) {
  for (const { name, type } of fields) {
    const value = data[name]
    if (type === 'number' && typeof value === 'string') data[name] = readNumber(value) ?? value
    if ((type === 'array' || type === 'blocks') && value === null) data[name] = []
  }
}

const noValues: Misfit = { path: '', kind: 'group' }

const wrongId = ({ id }: Values): Misfit | null =>
  id === undefined || id === null || isId(id) ? null : { path: 'id', kind: 'id' }

/** The password is not a field, but is sent like one. */
function fieldsOf({ auth, flattenedFields }: SanitizedCollectionConfig): FlattenedField[] {
  return auth ? [...flattenedFields, { name: 'password', type: 'text' }] : flattenedFields
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
