/** PostgreSQL's `too_many_connections`: callers answer that the request may be retried. */
const NO_CONNECTION_LEFT = '53300'

/** First come, first served. Acquiring returns the function that releases. */
export function semaphore({ atOnce, waitMs }: { atOnce: number; waitMs: number }) {
  const waiting = new Set<() => void>()
  let free = atOnce

  const release = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  return async function acquire(): Promise<() => void> {
    if (free > 0) free -= 1
    else await place()
    return release
  }

  function place(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(begin)
        reject(Object.assign(new Error('no free connection in time'), { code: NO_CONNECTION_LEFT }))
      }
      const timer = setTimeout(giveUp, waitMs)
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      waiting.add(begin)
    })
  }
}
