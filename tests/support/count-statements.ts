import pg from 'pg'

const aboutTransactions = /^\s*(begin|commit|rollback)/i

/** Of the whole process, whoever sends them. */
export async function statementsOf<Result>(work: () => Promise<Result>) {
  const statements: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    const text: string = typeof args[0] === 'string' ? args[0] : (args[0]?.text ?? '')
    if (!aboutTransactions.test(text)) statements.push(text)
    return (query as (...all: any[]) => any).apply(this, args)
  } as typeof query
  try {
    return { result: await work(), statements }
  } finally {
    pg.Client.prototype.query = query
  }
}
