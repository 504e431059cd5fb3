import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { QueryError } from 'payload'
import { withUnlike } from '#domain/lists/unlike'
import { isId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import { refusalTexts } from '#texts/web/refusals'
import { type Condition, conditionsOf, MalformedQuery } from './conditions'
import { type Queried, queriedField } from './queried-field'

type Asking = { where?: unknown; sort?: unknown }

/**
 * Payload would pass any value as an id to PostgreSQL, and leaves a rejection unhandled for hidden fields of
 * relations.
 */
export const checkQuery: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !isStaff(req.user)) return args
  const { where, sort } = args as Asking
  const problem =
    (await whereProblem({ where, collection, req })) ?? (await sortProblem({ sort, collection, req }))
  if (!problem) {
    if (asks(where, 'not_like')) (args as Asking).where = withUnlike(where as Record<string, unknown>)
    return args
  }
  // For this error the panels show an empty list instead of a broken page.
  const error = new QueryError([{ path: problem.path }])
  error.message = refusalTexts.query[problem.kind](problem.path)
  error.data = { errors: [{ path: problem.path, message: error.message }] } as never
  throw error
}

const asks = (where: unknown, operator: string) =>
  typeof where === 'object' && where !== null && conditionsOf(where).some((one) => one.operator === operator)

type Problem = { path: string; kind: 'name' | 'value' }
type Given = Asking & { collection: SanitizedCollectionConfig; req: PayloadRequest }

async function whereProblem({ where, collection, req }: Given): Promise<Problem | null> {
  if (where === undefined || where === null || where === '') return null
  try {
    for (const { path, operator, value } of conditionsOf(where)) {
      const queried = await queriedField({ path, collection, req })
      if (!queried) return { path: `where.${path}`, kind: 'name' }
      if (!isAskable({ path, operator, value }, queried))
        return { path: `where.${path}.${operator}`, kind: 'value' }
    }
    return null
  } catch (error) {
    if (error instanceof MalformedQuery) return { path: error.path, kind: 'value' }
    throw error
  }
}

async function sortProblem({ sort, collection, req }: Given): Promise<Problem | null> {
  for (const order of [sort].flat()) {
    if (order === undefined || order === null || order === '') continue
    const isKnown =
      typeof order === 'string' && (await queriedField({ path: order.replace(/^-/, ''), collection, req }))
    if (!isKnown) return { path: 'sort', kind: 'value' }
  }
  return null
}

const wantsIds = ['equals', 'not_equals', 'in', 'not_in', 'all']
const words = ['like', 'not_like', 'contains']
const orders = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const wantsOneValue = [...words, ...orders]
const places = ['near', 'within', 'intersects']

/** Operators that make PostgreSQL fail for these types. */
const senseless: Partial<Record<FlattenedField['type'] | 'id', readonly string[]>> = {
  id: ['not_like', 'contains', ...places],
  number: [...words, ...places],
  date: [...words, ...places],
  checkbox: [...words, ...orders, ...places],
  select: [...words, ...orders, ...places],
  radio: [...words, ...orders, ...places],
  relationship: ['not_like', 'contains', ...orders, ...places],
  upload: ['not_like', 'contains', ...orders, ...places],
  richText: [...words, ...orders, ...places],
  json: [...words, ...orders, ...places],
}

/** What the panels send for „none“. */
const nothing: readonly unknown[] = ['', 'null', null, undefined]

function isAskable({ path, operator, value }: Condition, queried: Queried): boolean {
  if ((senseless[kindOf(queried)] ?? places).includes(operator)) return false
  if (Array.isArray(value) && wantsOneValue.includes(operator)) return false
  if (!wantsIds.includes(operator) || !isReference(path, queried)) return true
  const values: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat()
  return values.every((one) => nothing.includes(one) || isId(one))
}

const kindOf = (queried: Queried) =>
  queried === 'column' ? 'date' : queried === 'id' ? queried : queried.type

function isReference(path: string, queried: Queried): boolean {
  if (queried === 'id') return true
  if (queried === 'column') return false
  if (queried.type !== 'relationship' && queried.type !== 'upload') return false
  return !path.endsWith('relationTo')
}
