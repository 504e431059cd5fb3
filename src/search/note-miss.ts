import type { Payload } from 'payload'
import { countMiss } from './index/misses'
import { findEntries } from './results/find-entries'
import type { Question } from './results/findings'

type Asked = Pick<Question, 'query' | 'kinds' | 'city' | 'closed'>

const underWay = new WeakSet<Payload>()

/**
 * Beside the answer, never in its way: one at a time, others of that moment are not counted. What is found without the
 * filters is no miss.
 */
export function noteMiss(payload: Payload, asked: Asked): void {
  if (underWay.has(payload)) return
  underWay.add(payload)
  note(payload, asked)
    // The error of a statement can quote the question.
    .catch(({ code, cause }: { code?: unknown; cause?: { code?: unknown } }) =>
      payload.logger.warn({ msg: 'question without a result not counted', code: code ?? cause?.code }),
    )
    .finally(() => underWay.delete(payload))
}

async function note(payload: Payload, { query, kinds = [], city, closed }: Asked) {
  const isFiltered = kinds.length > 0 || city
  const isFound = isFiltered && (await findEntries({ payload }, { query, closed, limit: 1 })).total > 0
  if (!isFound) await countMiss({ payload }, query)
}
