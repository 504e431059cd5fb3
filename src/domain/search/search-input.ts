import { z } from 'zod'
import '#domain/web/jitless'
import { LIST_MAX, PAGE_MAX, SEARCH_RESULTS } from '#domain/limits'
import { isSearchKind, type SearchKind } from './search-kinds'

export type SearchProblem = 'kind' | 'near' | 'limit' | 'page' | 'text'
const problem = (name: SearchProblem) => name

const text = z.string(problem('text')).trim().max(500, problem('text')).default('')

const wholeNumber = (max: number, name: SearchProblem) =>
  z
    .string(problem(name))
    .regex(/^[1-9]\d{0,5}$/, problem(name))
    .transform(Number)
    .refine((count) => count <= max, problem(name))

const degrees = '-?\\d{1,3}(?:\\.\\d{1,6})?'

/** `latitude,longitude` in degrees; rounded by the browser, so that the server never learns an exact position. */
const near = z
  .string(problem('near'))
  .regex(new RegExp(`^${degrees},${degrees}$`), problem('near'))
  .transform((pair) => pair.split(',').map(Number))
  .refine(
    ([latitude, longitude]) => Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180,
    problem('near'),
  )
  .transform(([latitude, longitude]) => ({ latitude: latitude!, longitude: longitude! }))

export const searchInput = z.object({
  q: text,
  /** For `q` as the title of a new topic. */
  similar: z.literal('1', problem('text')).optional(),
  kind: z
    .string(problem('kind'))
    .transform((list) => list.split(',').filter(Boolean))
    .refine((kinds) => kinds.every(isSearchKind), problem('kind'))
    .transform((kinds) => kinds as SearchKind[])
    .default([]),
  city: text,
  near: near.optional(),
  limit: wholeNumber(LIST_MAX, 'limit').default(SEARCH_RESULTS),
  page: wholeNumber(PAGE_MAX, 'page').default(1),
})
