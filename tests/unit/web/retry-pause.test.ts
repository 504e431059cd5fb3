import { expect, it } from 'vitest'
import { retryPause } from '#domain/web/retry-pause'

it('waits twice as long after each attempt, up to a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1_000].map((attempts) => retryPause(attempts) / 1000)).toEqual([
    2, 4, 8, 16, 32, 60, 60, 60,
  ])
})
