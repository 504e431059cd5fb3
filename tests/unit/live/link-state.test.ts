import { beforeEach, expect, test, vi } from 'vitest'
import { isLinkLost, linkBroke, linkHolds, onLinkChange } from '../../../src/ui/live/link-state'
import { LOST_AFTER_MS } from '../../../src/ui/live/pace'

beforeEach(() => {
  vi.useFakeTimers()
  linkHolds()
  return () => vi.useRealTimers()
})

test('a short break is nobody’s concern', () => {
  const told = vi.fn()
  const stop = onLinkChange(told)
  linkBroke()
  vi.advanceTimersByTime(LOST_AFTER_MS - 1)
  linkHolds()
  vi.advanceTimersByTime(LOST_AFTER_MS)
  expect([isLinkLost(), told.mock.calls.length]).toEqual([false, 0])
  stop()
})

test('a long one is told, however often it is tried again, and its end too', () => {
  const told = vi.fn()
  const stop = onLinkChange(told)
  linkBroke()
  vi.advanceTimersByTime(LOST_AFTER_MS - 1)
  linkBroke()
  vi.advanceTimersByTime(1)
  expect([isLinkLost(), told.mock.calls.length]).toEqual([true, 1])
  linkHolds()
  expect([isLinkLost(), told.mock.calls.length]).toEqual([false, 2])
  stop()
})
