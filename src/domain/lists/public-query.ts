import { LIST_MAX, PAGE_MAX, QUERY_TEXT_MAX, QUERY_VALUES_MAX } from '#domain/limits'
import { isId } from './ids'

export type QueryOperator =
  | 'equals'
  | 'in'
  | 'like'
  | 'exists'
  | 'less_than'
  | 'less_than_equal'
  | 'greater_than'
  | 'greater_than_equal'
export type QueryValue = 'id' | 'text' | 'date' | 'number' | 'flag'

/** The allowed query of a public list; collections without it have none. */
export type PublicQuery = {
  filters?: Record<string, { value: QueryValue; operators: readonly QueryOperator[] }>
  /** `-publishedAt` is newest first. */
  orders?: readonly string[]
}
export type QueryProblem = { path: string; kind: 'name' | 'value' | 'limit' | 'page' }

type Query = Record<string, unknown>

export function listQueryProblem({
  query,
  allowed,
}: {
  query: Query
  allowed: PublicQuery
}): QueryProblem | null {
  for (const [name, value] of Object.entries(query)) {
    const problem = partProblem({ name, value, allowed })
    if (problem) return problem
  }
  return null
}

function partProblem({ name, value, allowed }: { name: string; value: unknown; allowed: PublicQuery }) {
  if (name === 'where') return whereProblem(value, allowed.filters ?? {})
  if (name === 'limit') return isCount(value, LIST_MAX) ? null : problem('limit', 'limit')
  if (name === 'page') return isCount(value, PAGE_MAX) ? null : problem('page', 'page')
  if (name !== 'sort') return problem(name, 'name')
  return typeof value === 'string' && allowed.orders?.includes(value) ? null : problem('sort', 'value')
}

type Filters = NonNullable<PublicQuery['filters']>

/** Clients that store ids may load those items; the access rules still apply. */
const byId: Filters = { id: { value: 'id', operators: ['in'] } }

function whereProblem(where: unknown, declared: Filters): QueryProblem | null {
  if (!isRecord(where)) return problem('where', 'value')
  const filters = { ...byId, ...declared }
  for (const [field, constraint] of Object.entries(where)) {
    const filter = Object.hasOwn(filters, field) ? filters[field] : undefined
    if (!filter) return problem(`where.${field}`, 'name')
    if (!isRecord(constraint)) return problem(`where.${field}`, 'value')
    for (const [operator, value] of Object.entries(constraint)) {
      const path = `where.${field}.${operator}`
      if (!filter.operators.some((declared) => declared === operator)) return problem(path, 'name')
      const kind = operator === 'exists' ? 'flag' : filter.value
      if (!valuesOf(operator, value)?.every((one) => isValue(kind, one))) return problem(path, 'value')
    }
  }
  return null
}

export function plainQueryProblem({
  query,
  names,
}: {
  query: Query
  names: readonly string[]
}): QueryProblem | null {
  for (const [name, value] of Object.entries(query)) {
    if (!names.includes(name)) return problem(name, 'name')
    if (!isValue('text', value) && !isIdList(value)) return problem(name, 'value')
  }
  return null
}

/** Longer than any other text. */
const isIdList = (value: unknown) => valuesOf('in', value)?.every((one) => isValue('id', one)) ?? false

const problem = (path: string, kind: QueryProblem['kind']): QueryProblem => ({ path, kind })

const isRecord = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valuesOf(operator: string, value: unknown): unknown[] | null {
  if (operator !== 'in') return [value]
  const values = typeof value === 'string' ? value.split(',') : value
  return Array.isArray(values) && values.length > 0 && values.length <= QUERY_VALUES_MAX ? values : null
}

const day = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/

const matches: Record<QueryValue, (value: string) => boolean> = {
  id: isId,
  // PostgreSQL accepts neither NUL nor half a surrogate pair.
  text: (value) => value.length <= QUERY_TEXT_MAX && !/\0|\p{Surrogate}/u.test(value),
  date: (value) => day.test(value) && !Number.isNaN(Date.parse(value)),
  number: (value) => /^-?\d{1,9}(\.\d{1,6})?$/.test(value),
  flag: (value) => value === 'true' || value === 'false',
}

const isValue = (kind: QueryValue, value: unknown) => typeof value === 'string' && matches[kind](value)

const isCount = (value: unknown, max: number) =>
  typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) && Number(value) <= max
