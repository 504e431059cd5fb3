import { monitorEventLoopDelay } from 'node:perf_hooks'
import { OVERLOAD_LAG_MS, OVERLOAD_SECONDS } from '#domain/limits'

type Limits = { lagMs?: number; rounds?: number; everyMs?: number }

/** True if event loop turns are slow on average for several rounds; one long turn does not count. */
export function watchLoad({
  lagMs = OVERLOAD_LAG_MS,
  rounds = OVERLOAD_SECONDS,
  everyMs = 1_000,
}: Limits = {}) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let before = { turns: 0, ms: 0 }
  let slowRounds = 0
  let lag = 0
  const look = () => {
    const now = { turns: delay.count, ms: delay.count === 0 ? 0 : (delay.count * delay.mean) / 1e6 }
    const turns = now.turns - before.turns
    lag = turns === 0 ? everyMs : (now.ms - before.ms) / turns
    slowRounds = lag > lagMs ? slowRounds + 1 : 0
    before = now
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return {
    isOverloaded: () => slowRounds >= rounds,
    /** What a turn took on average in the last round. */
    lagMs: () => lag,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
