import type { Fault } from './fault'

export const serverKilled: Fault = {
  name: 'server-killed',
  times: 2,
  run: ({ sites }) => sites.lose([0, 1], 0),
}

const AWAY_MS = 4_000

/** The other one goes on alone. */
export const oneGone: Fault = {
  name: 'one-of-two-gone',
  times: 2,
  run: ({ sites, random }) => sites.lose([random.below(2)], AWAY_MS),
}
