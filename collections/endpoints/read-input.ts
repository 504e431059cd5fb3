import { type PayloadRequest, ValidationError } from 'payload'
import type { z, ZodType } from 'zod'
import { fieldProblems } from '#texts/web/input-problems'

export async function readInput<Schema extends ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await req.json?.().catch(() => null)
  return checked(req, schema, body && typeof body === 'object' ? withoutNulls(body) : {})
}

/** For values that are neither the body nor the query: parts of the address. */
export const readValues = <Schema extends ZodType>(req: PayloadRequest, schema: Schema, values: object) =>
  checked(req, schema, values)

export const readQuery = <Schema extends ZodType>(req: PayloadRequest, schema: Schema) =>
  checked(req, schema, req.query)

function checked<Schema extends ZodType>(
  req: PayloadRequest,
  schema: Schema,
  given: object,
): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new ValidationError({ errors: fieldProblems(result.error.issues), req }, req.t)
}

const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
