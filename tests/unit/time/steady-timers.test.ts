import { createRequire } from 'node:module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSteady } from '#domain/time/steady-timers'

// Payload's own copy.
const { Cron } = createRequire(createRequire(import.meta.url).resolve('payload'))('croner')
const zone = process.env.TZ

beforeEach(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterEach(() => {
  vi.useRealTimers()
  process.env.TZ = zone
  if (zone === undefined) delete process.env.TZ
})

async function runsInAMinute({ from, isSteady }: { from: string; isSteady: boolean }) {
  vi.useFakeTimers({ now: new Date(from) })
  let runs = 0
  const timer = new Cron('*/2 * * * * *', { protect: true }, async () => void (runs += 1))
  if (isSteady) keepSteady([timer], Date.now)
  await vi.advanceTimersByTimeAsync(60_000)
  timer.stop()
  return runs
}

test.each([
  ['to winter', '2027-10-31T00:59:30.500Z'],
  ['to summer', '2027-03-28T00:59:30.500Z'],
])('runs every two seconds while the clock changes %s', async (_, from) => {
  expect(await runsInAMinute({ from, isSteady: true })).toBe(30)
})

test('Payload’s timers still need it', async () => {
  const runs = await runsInAMinute({ from: '2027-10-31T00:59:30.500Z', isSteady: false })
  expect(runs).toBeLessThan(20)
})
