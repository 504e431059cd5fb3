import { type PayloadRequest, ValidationError } from 'payload'
import type { ZodType } from 'zod'
import type { SearchProblem } from '#domain/search/search-input'
import { searchProblemTexts } from '#texts/search/search'

export function readSearch<Asked>(req: PayloadRequest, schema: ZodType<Asked>): Asked {
  const asked = schema.safeParse(req.query)
  if (asked.success) return asked.data
  const errors = asked.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: searchProblemTexts[message as SearchProblem] ?? message,
  }))
  throw new ValidationError({ errors, req }, req.t)
}
