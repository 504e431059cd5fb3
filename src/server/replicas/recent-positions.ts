import type { Position } from '#database/connection/positions'
import { REPLICA_AGE_MAX_MS } from '#domain/running-limits'

/** How far the primary has written in the last seconds. */
export function createRecentPositions() {
  let written: { position: Position; at: number }[] = []
  return {
    note: (position: Position, at = performance.now()) => {
      written = [...written.filter((before) => at - before.at <= REPLICA_AGE_MAX_MS), { position, at }]
    },
    /** The primary had no more than that, not long ago. */
    isRecent: (replayed: Position): boolean => written.some(({ position }) => position <= replayed),
  }
}
