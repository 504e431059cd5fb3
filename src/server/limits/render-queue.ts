import PQueue from 'p-queue'
import { RENDERS_AT_ONCE, RENDERS_WAITING_MAX } from '#domain/running-limits'

/** Who reads a streamed answer more slowly than this no longer keeps others waiting. */
const PLACE_MS = 10_000

type Reader = { isMember: boolean }

/** A few pages at a time; members before visitors, each in the order of their coming. */
export function createRenderQueue({ atOnce = RENDERS_AT_ONCE, waitingMax = RENDERS_WAITING_MAX } = {}) {
  const queue = new PQueue({ concurrency: atOnce, timeout: PLACE_MS, throwOnTimeout: false })
  return {
    isFull: ({ isMember }: Reader) => queue.size >= (isMember ? waitingMax : waitingMax / 2),
    run: async <T>(draw: () => Promise<T>, { isMember }: Reader): Promise<T> => {
      let drawn!: Promise<T>
      const take = () => (drawn = draw()).catch(() => undefined)
      await queue.add(take, { priority: isMember ? 1 : 0 })
      return drawn
    },
  }
}
