import { validOperatorSet } from 'payload/shared'
import { QUERY_CONDITIONS_MAX } from '#domain/limits'

export type Condition = { path: string; operator: string; value: unknown }

export class MalformedQuery extends Error {
  constructor(readonly path: string) {
    super(path)
  }
}

/** Not recursive, because the caller chooses the depth. */
export function conditionsOf(where: unknown): Condition[] {
  const found: Condition[] = []
  const waiting: unknown[] = [where]
  let seen = 0
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (!isRecord(part)) throw new MalformedQuery('where')
    for (const [path, constraint] of Object.entries(part)) {
      seen += 1
      if (seen > QUERY_CONDITIONS_MAX) throw new MalformedQuery('where')
      if (/^(and|or)$/i.test(path) && Array.isArray(constraint)) waiting.push(...(constraint as unknown[]))
      else found.push(...operatorsOf(path, constraint))
    }
  }
  return found
}

function operatorsOf(path: string, constraint: unknown): Condition[] {
  if (!isRecord(constraint)) throw new MalformedQuery(path)
  return Object.entries(constraint).map(([operator, value]) => {
    // Dates come from our own and Payload's code only.
    const isPlain = Array.isArray(value) ? !value.some(isComposed) : !isRecord(value) || value instanceof Date
    if (!validOperatorSet.has(operator as 'equals') || !isPlain)
      throw new MalformedQuery(`${path}.${operator}`)
    return { path, operator, value }
  })
}

const isComposed = (value: unknown) => typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
