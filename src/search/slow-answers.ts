import { AsyncLocalStorage } from 'node:async_hooks'
import { type Connection, runSql } from '#database/connection/sql'
import { wordsOf } from './folding/words'

const SLOW_MS = 300

type Took = { statement: string; ms: number }

const taken = new AsyncLocalStorage<Took[]>()

/** Logs what took long without what was asked: questions are personal. */
export async function logWhenSlow<Answer>(
  { payload }: Connection,
  query: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const start = performance.now()
  const statements: Took[] = []
  const answer = await taken.run(statements, work)
  const ms = Math.round(performance.now() - start)
  if (ms > SLOW_MS) {
    const [slowest] = statements.toSorted((a, b) => b.ms - a.ms)
    const asked = { length: query.length, words: wordsOf(query, 1).length }
    payload.logger.warn({ msg: 'slow search', ...asked, ms, ...(slowest && { slowest }) })
  }
  return answer
}

/** A statement of a search, by a name for the log. */
export async function runNamed<Row extends object>(
  connection: Connection,
  statement: string,
  written: Parameters<typeof runSql>[1],
): Promise<Row[]> {
  const start = performance.now()
  try {
    return await runSql<Row>(connection, written)
  } finally {
    taken.getStore()?.push({ statement, ms: Math.round(performance.now() - start) })
  }
}
