const last = new Map<string, Promise<unknown>>()

/** Within this process. Waiting in PostgreSQL alone would hold a connection for each waiting request. */
export async function withMutex<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve()
  const turn = before.then(work, work)
  last.set(key, turn)
  try {
    return await turn
  } finally {
    if (last.get(key) === turn) last.delete(key)
  }
}
