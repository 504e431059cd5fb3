import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault'

const PAUSED_MS = 20_000

/** Connections stay open, and nobody answers. */
export const postgresPaused: Fault = {
  name: 'postgres-paused',
  times: 2,
  run: ({ outages, postgres }) =>
    outages.during({
      what: 'database',
      leave: postgres.pause,
      stay: () => sleep(PAUSED_MS),
      comeBack: postgres.resume,
    }),
}
