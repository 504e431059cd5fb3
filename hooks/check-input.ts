import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { z, type ZodObject } from 'zod'
import type { InputProblem } from '#domain/user-input'
import { inputProblemTexts } from '#texts/input-problems'

/**
 * Enforces a schema of `src/domain` on the fields that a request brings; the form checks the same schema first.
 * Fields that a partial update leaves out are not judged.
 */
export const checkInput =
  (schema: ZodObject): CollectionBeforeValidateHook =>
  ({ data, operation, req }) => {
    if (!data) return data
    const given = operation === 'create' ? schema : onlyGiven(schema, data)
    const result = given.safeParse(data)
    if (result.success) return { ...data, ...result.data }
    const errors = result.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: inputProblemTexts[message as InputProblem] ?? message,
    }))
    throw new ValidationError({ errors, req })
  }

function onlyGiven(schema: ZodObject, data: Record<string, unknown>) {
  const given = Object.entries(schema.shape).filter(
    ([name]) => data[name] !== undefined && data[name] !== null,
  )
  return z.object(Object.fromEntries(given))
}
