import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { z, type ZodObject } from 'zod'
import { inputProblemText } from '#texts/input-problems'

/** The sentence for the whole form when something required is missing (the error catalogues, spec §8). */
type Sentences = { missing?: string | Record<'create' | 'update', string> }

/**
 * Enforces a schema of `src/domain` on the fields that a request brings; the form checks the same schema first.
 * Fields that a partial update leaves out are not judged.
 */
export const checkInput =
  (schema: ZodObject, { missing }: Sentences = {}): CollectionBeforeValidateHook =>
  ({ data, operation, req }) => {
    if (!data) return data
    const given = operation === 'create' ? schema : onlyGiven(schema, data)
    const result = given.safeParse(withoutNulls(data))
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
