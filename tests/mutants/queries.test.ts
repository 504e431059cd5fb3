import type { CollectionCustom } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PublicQuery } from '#domain/lists/public-query'
import { expectedQueries, filtersOf, ordersOf } from '../support/access/expected-queries'
import { fieldsOf, filtering, operators, sorting } from '../support/access/query-outcomes'
import { getTestPayload } from '../support/rest'

type Query = Required<PublicQuery>

const { collections } = await getTestPayload()
const customOf = (slug: string): CollectionCustom =>
  collections[slug as keyof typeof collections].config.custom

async function withQuery<T>(
  slug: string,
  change: (query: Query) => Query,
  ask: () => Promise<T>,
): Promise<T> {
  const custom = customOf(slug)
  const { publicQuery } = custom
  custom.publicQuery = change({ filters: {}, orders: [], ...publicQuery })
  try {
    return await ask()
  } finally {
    custom.publicQuery = publicQuery
  }
}

const slugs = Object.keys(expectedQueries)

const declared = slugs.flatMap((slug) =>
  filtersOf(slug).flatMap(({ field, operators }) => operators.map((operator) => ({ slug, field, operator }))),
)
const declaredOrders = slugs.flatMap((slug) => ordersOf(slug).map((order) => ({ slug, order })))

const everyField = async (slug: string) => (await fieldsOf(slug)).map((field) => ({ slug, field }))
const fields = (await Promise.all(slugs.map(everyField))).flat()

const undeclared = fields.flatMap(({ slug, field }) => {
  const open = filtersOf(slug).find((filter) => filter.field === field)?.operators
  const others = open ? operators.filter((operator) => !open.includes(operator)) : (['equals'] as const)
  return others.map((operator) => ({ slug, field, operator }))
})
const undeclaredOrders = fields
  .filter(({ slug, field }) => !ordersOf(slug).includes(field))
  .map(({ slug, field }) => ({ slug, order: field }))

describe('a declared query that is withdrawn', () => {
  it.each(declared)('is noticed: $slug, $field $operator', async ({ slug, field, operator }) => {
    const without = ({ filters, orders }: Query): Query => {
      const { [field]: filter, ...others } = filters
      const rest = filter!.operators.filter((one) => one !== operator)
      return { orders, filters: { ...others, [field]: { ...filter!, operators: rest } } }
    }
    expect(await withQuery(slug, without, () => filtering(slug, field, operator))).not.toBe('answered')
  })

  it.each(declaredOrders)('is noticed: $slug, order $order', async ({ slug, order }) => {
    const without = (query: Query) => ({ ...query, orders: query.orders.filter((one) => one !== order) })
    expect(await withQuery(slug, without, () => sorting(slug, order))).not.toBe('answered')
  })
})

describe('an undeclared query that is declared', () => {
  it.each(undeclared)('is noticed: $slug, $field $operator', async ({ slug, field, operator }) => {
    const beside = ({ filters, orders }: Query): Query => {
      const { value = 'text', operators = [] } = filters[field] ?? {}
      return { orders, filters: { ...filters, [field]: { value, operators: [...operators, operator] } } }
    }
    expect(await withQuery(slug, beside, () => filtering(slug, field, operator))).not.toBe('refused')
  })

  it.each(undeclaredOrders)('is noticed: $slug, order $order', async ({ slug, order }) => {
    const beside = (query: Query) => ({ ...query, orders: [...query.orders, order] })
    expect(await withQuery(slug, beside, () => sorting(slug, order))).not.toBe('refused')
  })
})
