import { monitorEventLoopDelay } from 'node:perf_hooks'
import { OVERLOAD_LAG_MS, OVERLOAD_SECONDS } from '#domain/limits'

type Figures = { lagMs?: number; rounds?: number; everyMs?: number }

/**
 * Whether more work comes in than can be done: each round of a while, turns of the event loop took too long on average.
 * One long turn alone (a first drawing, a large import) is no such thing.
 */
export function watchLoad({
  lagMs = OVERLOAD_LAG_MS,
  rounds = OVERLOAD_SECONDS,
  everyMs = 1_000,
}: Figures = {}) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let slowRounds = 0
  const timer = setInterval(() => {
    slowRounds = delay.mean / 1e6 > lagMs ? slowRounds + 1 : 0
    delay.reset()
  }, everyMs)
  timer.unref()
  return {
    isOverloaded: () => slowRounds >= rounds,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
