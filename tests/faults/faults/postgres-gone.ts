import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault'

const AWAY_MAX_MS = 3_000

/** Ends by that signal, and is started again after a while. */
const ended = (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Fault['run'] => {
  return ({ outages, postgres, random }) =>
    outages.during({
      what: 'database',
      leave: () => postgres.end(signal),
      stay: () => sleep(random.below(AWAY_MAX_MS)),
      comeBack: postgres.start,
    })
}

export const postgresKilled: Fault = { name: 'postgres-killed', times: 10, run: ended('SIGKILL') }
export const postgresImmediate: Fault = { name: 'postgres-immediate', times: 8, run: ended('SIGQUIT') }
export const postgresRestarted: Fault = { name: 'postgres-restarted', times: 7, run: ended('SIGINT') }
