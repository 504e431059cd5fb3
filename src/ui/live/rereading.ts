import { retryPause } from '#domain/web/retry-pause'

type Options = {
  /** Of what has changed; false when there was no answer. */
  read: (ids: readonly string[]) => Promise<boolean>
  /** What changes within it is read together. */
  pauseMs: number
}

/**
 * Reads what live messages say has changed, one request after the other, so that an older answer never comes last.
 * What got no answer is read once more: nobody will say again that it has changed.
 */
export function rereading({ read, pauseMs }: Options) {
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isOver = false
  let failures = 0

  async function run() {
    timer = undefined
    const ids = [...changed]
    changed.clear()
    isReading = true
    const isRead = await read(ids)
    isReading = false
    failures = isRead ? 0 : failures + 1
    if (!isRead) for (const id of ids) changed.add(id)
    if (changed.size > 0) plan(isRead ? pauseMs : retryPause(failures - 1))
  }

  function plan(pause: number) {
    if (!isReading && !isOver) timer ??= setTimeout(() => void run(), pause)
  }

  /** Sooner than it was planned after failures. */
  function again() {
    if (failures === 0 || isReading) return
    failures = 0
    clearTimeout(timer)
    timer = undefined
    plan(pauseMs)
  }

  return {
    soon: (id: string) => {
      changed.add(id)
      again()
      plan(pauseMs)
    },
    /** The connection is back. */
    again,
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
