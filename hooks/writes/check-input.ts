import type { CollectionBeforeValidateHook, GlobalBeforeValidateHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { z, type ZodObject } from 'zod'
import { inputProblemText } from '#texts/web/input-problems'

/** The sentence for the whole form when something required is missing. */
type Sentences = { missing?: string | Record<'create' | 'update', string> }

/** A rule that depends on the day is made anew for each request. */
type Schema = ZodObject | ((now: Date) => ZodObject)

/**
 * Enforces a schema of `src/domain` on the fields that a request brings; the form checks the same schema first.
 * Fields that a partial update leaves out are not judged.
 */
export const checkInput =
  (rules: Schema, { missing }: Sentences = {}): CollectionBeforeValidateHook =>
  ({ data, operation, req }) => {
    if (!data) return data
    const schema = typeof rules === 'function' ? rules(new Date()) : rules
    const given = operation === 'create' ? schema : onlyGiven(schema, data)
    return checked({ schema: given, data, operation, req, missing })
  }

/** The same for a global: every write of it is partial. */
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

/** What a field lacks is told the same way however it was left out. */
const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

/** An update that empties a field does bring it. */
function onlyGiven(schema: ZodObject, data: Record<string, unknown>) {
  const given = Object.entries(schema.shape).filter(([name]) => data[name] !== undefined)
  return z.object(Object.fromEntries(given))
}
