import { shuffled } from '../attack/random'
import { clockExpiry } from './faults/clock-expiry'
import { clockToSummer, clockToWinter } from './faults/clock-jumps'
import { diskFull } from './faults/disk-full'
import type { Fault } from './faults/fault'
import { migrationCut } from './faults/migration-cut'
import { poolExhausted } from './faults/pool-exhausted'
import { postgresImmediate, postgresKilled, postgresRestarted } from './faults/postgres-gone'
import { postgresPaused } from './faults/postgres-paused'
import { runnerKilled } from './faults/runner-killed'
import { oneGone, serverKilled } from './faults/server-gone'
import { bucketGone, mailGone, servicesGone } from './faults/services-gone'

export const faults: readonly Fault[] = [
  ...[postgresKilled, postgresImmediate, postgresRestarted, postgresPaused],
  ...[serverKilled, oneGone, poolExhausted, diskFull],
  ...[bucketGone, mailGone, servicesGone, runnerKilled, migrationCut],
  ...[clockExpiry, clockToSummer, clockToWinter],
]

/** So many cycles, in an order that the seed decides; each fault comes before any comes too often. */
export function planOf({ cycles, seed, only }: { cycles: number; seed: number; only?: string }): Fault[] {
  const chosen = faults.filter(({ name }) => !only || name === only)
  if (chosen.length === 0) throw new Error(`--only: ${faults.map(({ name }) => name).join(', ')}`)
  const deck = chosen.flatMap((fault) => Array.from({ length: fault.times }, () => fault))
  const cards = Array.from({ length: cycles }, (_, at) => deck[at % deck.length]!)
  return shuffled(cycles < deck.length ? shuffled(deck, seed).slice(0, cycles) : cards, seed)
}
