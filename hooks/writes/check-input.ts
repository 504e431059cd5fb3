import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { z, type ZodObject } from 'zod'
import { inputProblemText } from '#texts/web/input-problems'

type Sentences = { missing?: string | Record<'create' | 'update', string> }

/** A function for rules that depend on the day. */
type Schema = ZodObject | ((now: Date) => ZodObject)

/** Enforces a schema of `src/domain`, which the form checks too. Fields omitted in an update are not checked. */
export const checkInput =
  (rules: Schema, { missing }: Sentences = {}): CollectionBeforeValidateHook =>
  ({ data, operation, req }) => {
    if (!data) return data
    const schema = typeof rules === 'function' ? rules(new Date()) : rules
    const given = operation === 'create' ? schema : onlyGiven(schema, data)
    return checked({ schema: given, data, operation, req, missing })
  }

export const checkGlobalInput =
  (schema: ZodObject): GlobalBeforeValidateHook =>
  ({ data, req }) =>
    data && checked({ schema: onlyGiven(schema, data), data, operation: 'update', req })

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
  const errors = issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: inputProblemText(message),
  }))
  const error = new ValidationError({ errors, req }, req.t)
  if (missing && issues.some(({ message }) => message === 'required')) {
    error.message = typeof missing === 'string' ? missing : missing[operation]
  }
  throw error
}

/** Null and undefined give the same message. */
const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

function onlyGiven(schema: ZodObject, data: Record<string, unknown>) {
  const given = Object.entries(schema.shape).filter(([name]) => data[name] !== undefined)
  return z.object(Object.fromEntries(given))
}
