import type { Logger } from 'pino'
import { type Position, writtenPlace } from '#database/connection/positions'
import { REPLICA_ANSWER_MS, REPLICAS_CHECKED_MS } from '#domain/running-limits'
import type { Replica } from '../../request-context'
import type { ChangeStream } from '../changes/stream'
import { smallPool } from '../health/small-pool'
import { createRecentPositions } from './recent-positions'
import { type ReplicaState, watchReplica } from './watched-replica'

type Given = {
  urls: readonly string[]
  primaryUrl: string
  stream: Pick<ChangeStream, 'isUp' | 'lastId'>
  logger: Logger
}
export type Replicas = ReturnType<typeof createReplicas>

/**
 * Which replica may answer a request: one that has replayed all that this process has heard by then
 * (docs/decisions/112-read-replicas.md).
 */
export function createReplicas({ urls, primaryUrl, stream, logger }: Given) {
  const primary = smallPool(REPLICA_ANSWER_MS, primaryUrl)
  const recent = createRecentPositions()
  const watched = urls.map((url, place) => watchReplica({ place, url, logger }))
  const chosen = { replica: 0, primary: 0 }
  let heard: { id: number; position: Promise<Position> } | null = null
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const look = async () => {
    const written = await writtenPlace(primary)
    recent.note(written.position)
    await Promise.all(watched.map((one) => one.look({ written, isRecent: recent.isRecent })))
  }

  const keepLooking = async () => {
    // Without the primary nobody writes, and nothing is chosen while no changes are heard.
    await look().catch(() => undefined)
    if (!isClosed) timer = setTimeout(() => void keepLooking(), REPLICAS_CHECKED_MS).unref()
  }

  /** Where the last change that was heard stands at the latest: asked once it is heard. */
  const neededPosition = (): Promise<Position> => {
    const id = stream.lastId()
    if (heard?.id !== id) heard = { id, position: writtenPlace(primary).then(({ position }) => position) }
    return heard.position.catch((error: unknown) => {
      heard = null
      throw error
    })
  }

  const find = async (): Promise<Replica | null> => {
    const inUse = watched.filter(({ state }) => state() === 'in use')
    if (inUse.length === 0 || !stream.isUp()) return null
    const needed = await neededPosition()
    turn += 1
    for (const index of inUse.keys()) {
      const one = inUse[(index + turn) % inUse.length]!
      if (await one.hasReplayed(needed)) return one.lend()
    }
    return null
  }

  return {
    /** Null: the primary is to be asked. */
    choose: async (): Promise<Replica | null> => {
      const replica = await find().catch(() => null)
      chosen[replica ? 'replica' : 'primary'] += 1
      return replica
    },
    /** From now on replicas are chosen. */
    watch: () => void keepLooking(),
    look,
    counts: () => {
      const count = (state: ReplicaState) => watched.filter((one) => one.state() === state).length
      return { inUse: count('in use'), behind: count('behind'), out: count('out') }
    },
    figures: () => ({ ...chosen }),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([primary.end(), ...watched.map((one) => one.close())])
    },
  }
}
