import { claimsIn } from './claims'
import type { Answer, Asked } from '../ask'
import type { Recorded } from '../probed'

export type Step = Pick<Recorded, 'text' | 'values' | 'rowMode' | 'rowCount'> & {
  /** Its number, for statements between BEGIN and COMMIT. */
  transaction?: number
  /** Ids in what comes back that later statements name. */
  ids: string[]
}

/** A request as statements: those of one wave were open at the same time. */
export type Plan = {
  waves: Step[][]
  /** Ids that the request made up itself. */
  madeUp: string[]
  asked: Pick<Asked, 'body' | 'cookie'> & { path: string }
  answer: Answer
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
export const uuidsIn = (given: unknown): string[] => JSON.stringify(given ?? null).match(uuid) ?? []

type Given = { recorded: Recorded[]; asked: Plan['asked']; answer: Answer }

export function planOf({ recorded, asked, answer }: Given): Plan {
  // Those that started after the answer make nobody wait.
  const own = recorded.filter(
    ({ request, started, answered }) => request?.endsWith(` ${asked.path}`) && started < answered,
  )
  const known = new Set(uuidsIn({ ...asked, claims: claimsIn(asked.cookie) }))
  const madeUp: string[] = []
  for (const { values, rows } of own) {
    madeUp.push(...uuidsIn(values).filter((id) => !known.has(id)))
    for (const id of [...uuidsIn(values), ...uuidsIn(rows)]) known.add(id)
  }
  const named = new Set(own.flatMap(({ values }) => uuidsIn(values)))
  const inTransaction = transactionsOf(own)
  const steps = own.map((statement, index): Step & Pick<Recorded, 'started' | 'ended'> => {
    const ids = uuidsIn(statement.rows)
    const { text, values, rowMode, rowCount, started, ended } = statement
    const transaction = inTransaction[index]
    return {
      text,
      values,
      rowMode,
      rowCount,
      started,
      ended,
      transaction,
      ids: ids.some((id) => named.has(id)) ? ids : [],
    }
  })
  return { waves: wavesOf(steps), madeUp: [...new Set(madeUp)], asked, answer }
}

function transactionsOf(statements: Recorded[]): (number | undefined)[] {
  const open = new Map<number, number>()
  let last = 0
  return statements.map(({ text, connection }) => {
    if (/^\s*begin/i.test(text)) open.set(connection, (last += 1))
    const transaction = open.get(connection)
    if (isEnd(text)) open.delete(connection)
    return transaction
  })
}

export const isEnd = (text: string) => /^\s*(?:commit|rollback)\s*;?\s*$/i.test(text)

/** A wave starts when one of the last wave has ended. */
export function wavesOf<T extends { started: number; ended: number }>(statements: T[]): T[][] {
  const waves: T[][] = []
  let firstEnd = -1
  for (const statement of statements.toSorted((a, b) => a.started - b.started)) {
    if (statement.started > firstEnd) {
      waves.push([])
      firstEnd = Infinity
    }
    waves.at(-1)!.push(statement)
    firstEnd = Math.min(firstEnd, statement.ended)
  }
  return waves
}
