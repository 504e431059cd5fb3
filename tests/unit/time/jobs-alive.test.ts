import { expect, test } from 'vitest'
import { areJobsAlive, type Timer } from '#domain/time/jobs-alive'

const since = new Date('2026-11-21T10:00:00Z')
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)
const timer = (last: Date | null, isRunning = true): Timer => ({
  isRunning: () => isRunning,
  previousRun: () => last,
})

test('задачите вървят, когато всеки часовник е пуснат и наскоро е свършил обиколка', () => {
  const timers = [timer(after(60)), timer(after(55))]
  expect(areJobsAlive({ timers, since, now: after(61) })).toBe(true)
  expect(areJobsAlive({ timers: [timer(null)], since, now: after(1) })).toBe(true)
})

test.each<[string, Timer[]]>([
  ['няма часовници: спрени са', []],
  ['един е спрян', [timer(after(60)), timer(after(60), false)]],
  ['един виси от десет минути', [timer(after(60)), timer(after(51))]],
  ['един не е тръгнал никога', [timer(after(60)), timer(null)]],
])('не вървят: %s', (_, timers) => {
  expect(areJobsAlive({ timers, since, now: after(61) })).toBe(false)
})
