import type { Position } from '#database/connection/positions'

const kept = 120

/** How long ago the primary had no more than a replica has now. */
export function createReplayedAge() {
  const written: { position: Position; at: number }[] = []
  return {
    note: (position: Position, at = performance.now()) => {
      written.push({ position, at })
      if (written.length > kept) written.shift()
    },
    /** Infinite: longer than is remembered. */
    ageOf: (replayed: Position, now = performance.now()): number =>
      now - (written.findLast(({ position }) => position <= replayed)?.at ?? -Infinity),
  }
}
