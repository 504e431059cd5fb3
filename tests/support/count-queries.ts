import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const aboutTransactions = /^\s*(begin|commit|rollback)/i
const asked = new AsyncLocalStorage<string[]>()

/** Without statements of concurrent jobs. */
export async function queriesOf<Result>(work: () => Promise<Result>) {
  const queries: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const text: string = typeof args[0] === 'string' ? args[0] : (args[0]?.text ?? '')
    if (!aboutTransactions.test(text)) asked.getStore()?.push(text)
    return (query as (...all: any[]) => any).apply(this, args)
  } as typeof query
  try {
    return { result: await asked.run(queries, work), queries }
  } finally {
    pg.Client.prototype.query = query
  }
}
