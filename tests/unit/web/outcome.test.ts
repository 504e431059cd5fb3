import { expect, it } from 'vitest'
import { outcomeOf } from '#domain/web/outcome'

it.each([200, 201, 204])('%i is done', (status) => expect(outcomeOf(status)).toBe('done'))

it.each([400, 403, 404, 409, 413])('%i is the last word', (status) =>
  expect(outcomeOf(status)).toBe('refused'),
)

it.each([0, 401, 408, 425, 429, 500, 502, 503, 504])('%i is tried again', (status) =>
  expect(outcomeOf(status)).toBe('later'),
)
