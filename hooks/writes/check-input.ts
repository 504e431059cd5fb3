import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { z, type ZodObject } from 'zod'
import { fieldProblems } from '#texts/web/input-problems'

type Sentences = { missing?: string | Record<'create' | 'update', string> }

/** A function for rules that depend on the day. */
type Schema = ZodObject | ((now: Date) => ZodObject)

/**
 * Enforces a schema of `src/domain`, which the form checks too. What an update leaves as it is, is not checked: a rule
 * may be younger than what is stored.
 */
export const checkInput =
  (rules: Schema, { missing }: Sentences = {}): CollectionBeforeValidateHook =>
  ({ data, operation, originalDoc, req }) => {
    if (!data) return data
    const schema = typeof rules === 'function' ? rules(new Date()) : rules
    const given = operation === 'create' ? schema : onlyChanged(schema, data, originalDoc)
    return checked({ schema: given, data, operation, req, missing })
  }

export const checkGlobalInput =
  (schema: ZodObject): GlobalBeforeValidateHook =>
  ({ data, originalDoc, req }) =>
    data && checked({ schema: onlyChanged(schema, data, originalDoc), data, operation: 'update', req })

type Given = Sentences & {
  schema: ZodObject
  data: Record<string, unknown>
  operation: 'create' | 'update'
  req: PayloadRequest
}

function checked({ schema, data, operation, req, missing }: Given) {
  const result = schema.safeParse(withoutNulls(data))
  if (result.success) return { ...data, ...result.data }
  const { issues } = result.error
  const error = new ValidationError({ errors: fieldProblems(issues), req }, req.t)
  if (missing && issues.some(({ message }) => message === 'required')) {
    error.message = typeof missing === 'string' ? missing : missing[operation]
  }
  throw error
}

/** Null and undefined give the same message. */
const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

type Values = Record<string, unknown>

/** Payload adds what is stored to what was sent. */
function onlyChanged(schema: ZodObject, data: Values, stored: Values = {}) {
  const given = Object.entries(schema.shape).filter(
    ([name]) => data[name] !== undefined && data[name] !== stored[name],
  )
  return z.object(Object.fromEntries(given))
}
