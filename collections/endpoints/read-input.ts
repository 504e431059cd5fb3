import { type PayloadRequest, ValidationError } from 'payload'
import type { z, ZodType } from 'zod'
import { inputProblemText } from '#texts/web/input-problems'

export async function readInput<Schema extends ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await req.json?.().catch(() => null)
  const result = schema.safeParse(body && typeof body === 'object' ? withoutNulls(body) : {})
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: inputProblemText(message),
  }))
  throw new ValidationError({ errors, req }, req.t)
}

const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
