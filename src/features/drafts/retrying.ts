import { retryPause } from '#domain/web/retry-pause'

/** Calls when the connection returns, when the page is looked at again, and after growing pauses. */
export function retrying(call: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let attempts = 0
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    timer = setTimeout(retry, retryPause(attempts))
    attempts += 1
  }
  function retry() {
    clearTimeout(timer)
    call()
    plan()
  }
  addEventListener('online', retry, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || retry(), { signal })
  plan()
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}
