import pg from 'pg'

const aboutTransactions = /^\s*(begin|commit|rollback)/i

/** Every statement that goes to the database while the work is done. */
export async function queriesOf<Result>(work: () => Promise<Result>) {
  const queries: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const text: string = typeof args[0] === 'string' ? args[0] : (args[0]?.text ?? '')
    if (!aboutTransactions.test(text)) queries.push(text)
    return (query as (...all: any[]) => any).apply(this, args)
  } as typeof query
  try {
    return { result: await work(), queries }
  } finally {
    pg.Client.prototype.query = query
  }
}
