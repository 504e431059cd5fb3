import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listQueryProblem, type PublicQuery } from '#domain/lists/public-query'

const allowed: PublicQuery = {
  filters: {
    slug: { value: 'text', operators: ['equals', 'exists'] },
    city: { value: 'id', operators: ['in'] },
    price: { value: 'number', operators: ['less_than'] },
    open: { value: 'flag', operators: ['equals'] },
    day: { value: 'date', operators: ['greater_than'] },
  },
  orders: ['-day'],
}
const id = '5b8c5657-99c7-45e2-8c2b-91915c87bc7b'
const problemOf = (query: Record<string, unknown>) => listQueryProblem({ query, allowed })?.path ?? null

test.each([
  {},
  { limit: '50', page: '3', sort: '-day' },
  { where: { slug: { equals: 'a' }, price: { less_than: '12.50' } } },
  { where: { slug: { exists: 'true' }, open: { equals: 'false' } } },
  { where: { city: { in: [id, id] } } },
  { where: { city: { in: `${id},${id}` } } },
  { where: { day: { greater_than: '2026-11-21T10:00:00.000Z' } } },
])('accepts %j', (query) => {
  expect(problemOf(query)).toBeNull()
})

test.each([
  [{ limit: '51' }, 'limit'],
  [{ limit: '1.5' }, 'limit'],
  [{ page: '10001' }, 'page'],
  [{ sort: 'day' }, 'sort'],
  [{ where: [] }, 'where'],
  [{ where: { slug: { like: 'a' } } }, 'where.slug.like'],
  [{ where: { slug: { equals: ['a'] } } }, 'where.slug.equals'],
  [{ where: { slug: { equals: { x: 'a' } } } }, 'where.slug.equals'],
  [{ where: { slug: { exists: 'maybe' } } }, 'where.slug.exists'],
  [{ where: { slug: { equals: '\ud800' } } }, 'where.slug.equals'],
  [{ where: { slug: { equals: 'x'.repeat(501) } } }, 'where.slug.equals'],
  [{ where: { city: { in: [] } } }, 'where.city.in'],
  [{ where: { city: { in: Array(51).fill(id) } } }, 'where.city.in'],
  [{ where: { price: { less_than: '1e9' } } }, 'where.price.less_than'],
  [{ where: { day: { greater_than: '2026-13-45' } } }, 'where.day.greater_than'],
  [{ where: { toString: { equals: 'x' } } }, 'where.toString'],
  [{ where: { 'slug.length': { equals: 'x' } } }, 'where.slug.length'],
  [{ hasOwnProperty: 'x' }, 'hasOwnProperty'],
])('refuses %j', (query, path) => {
  expect(problemOf(query)).toBe(path)
})

test('accepts or refuses anything without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (query, where) => {
      problemOf({ ...query, where })
      problemOf(query)
    }),
    { seed: 20261121, numRuns: 2_000 },
  )
})
