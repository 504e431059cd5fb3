const last = new Map<string, Promise<unknown>>()

/**
 * Works on one thing one after the other within this process. PostgreSQL's lock alone would be right too, but whoever
 * waits there holds a connection, and five hundred taps on one post would leave none for anybody else.
 */
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
