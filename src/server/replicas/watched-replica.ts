import type { Logger } from 'pino'
import { type Place, type Position, replayedPlace } from '#database/connection/positions'
import { NoReplica } from '#database/connection/replica-pool'
import { REPLICA_ANSWER_MS } from '#domain/running-limits'
import { isUnavailable } from '#domain/web/unavailable'
import type { Replica } from '../../request-context'
import { reasonOf } from '../health/service'
import { smallPool } from '../health/small-pool'

/** `behind`: it follows, but too far. `out`: it does not answer, or follows nobody, or another primary. */
export const replicaStates = ['in use', 'behind', 'out'] as const
export type ReplicaState = (typeof replicaStates)[number]

type Watched = { place: number; url: string; logger: Logger }
type Primary = { written: Place; isRecent: (replayed: Position) => boolean }
export type WatchedReplica = ReturnType<typeof watchReplica>

/** One replica: what it has replayed is asked on a connection of its own. */
export function watchReplica({ place, url, logger }: Watched) {
  const pool = smallPool(REPLICA_ANSWER_MS, url)
  const { host } = new URL(url)
  let state: ReplicaState = 'out'
  let replayed: Position = 0
  let life = 0
  let asking: Promise<Place | null> | null = null

  const enter = (next: ReplicaState, reason?: string) => {
    if (next === state) return
    state = next
    logger[next === 'in use' ? 'info' : 'warn']({ msg: `replica ${next}`, replica: host, reason })
  }

  const leave = (error: unknown) => {
    const { code } = error as { code?: unknown }
    // The driver has no code for a connection that ended or a time that is over.
    enter('out', code ? reasonOf(error) : 'no answer')
  }
  pool.on('error', leave)
  // The next connection may be to a server that has replayed less: one that crashed, or was made anew.
  pool.on('remove', () => {
    replayed = 0
    life += 1
  })

  const learn = async () => {
    const found = await replayedPlace(pool)
    if (!found) throw new NoReplica()
    replayed = found.position
    return found
  }

  /** Null: it is out. Whoever asks meanwhile gets the same answer. */
  const ask = (): Promise<Place | null> =>
    (asking ??= learn()
      .catch((error: unknown) => {
        leave(error)
        return null
      })
      .finally(() => (asking = null)))

  const noteFailure = (error: unknown) => {
    // What is only slow, or was cancelled for the sake of replaying, is asked of the primary, and that is all.
    if (isGone(error)) leave(error)
  }

  return {
    /** For one request, and never again after it was gone meanwhile. */
    lend: (): Replica => {
      const lent = life
      return { place, isUsable: () => state === 'in use' && life === lent, noteFailure }
    },
    state: () => state,
    look: async ({ written, isRecent }: Primary) => {
      const found = await ask()
      if (!found) return
      if (found.cluster !== written.cluster || found.timeline > written.timeline) leave(new NoReplica())
      else enter(isRecent(found.position) ? 'in use' : 'behind')
    },
    hasReplayed: async (needed: Position): Promise<boolean> => {
      if (replayed < needed) await ask()
      return state === 'in use' && replayed >= needed
    },
    close: () => pool.end(),
  }
}

const CANCELLED = '57014'

function isGone(error: unknown) {
  if (error instanceof NoReplica) return true
  return (error as { code?: unknown }).code !== CANCELLED && isUnavailable(error)
}
