import { expect, test } from 'vitest'
import { areJobsAlive, type Timer } from '#domain/time/jobs-alive'

const since = new Date('2026-11-21T10:00:00Z')
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)
const timer = (last: Date | null, isRunning = true): Timer => ({
  isRunning: () => isRunning,
  previousRun: () => last,
})

test('jobs run when every timer is on and has finished a round recently', () => {
  const timers = [timer(after(60)), timer(after(55))]
  expect(areJobsAlive({ timers, since, now: after(61) })).toBe(true)
  expect(areJobsAlive({ timers: [timer(null)], since, now: after(1) })).toBe(true)
})

test.each<[string, Timer[]]>([
  ['no timers', []],
  ['one timer is stopped', [timer(after(60)), timer(after(60), false)]],
  ['one timer has hung for ten minutes', [timer(after(60)), timer(after(51))]],
  ['one timer has never run', [timer(after(60)), timer(null)]],
])('jobs do not run: %s', (_, timers) => {
  expect(areJobsAlive({ timers, since, now: after(61) })).toBe(false)
})
