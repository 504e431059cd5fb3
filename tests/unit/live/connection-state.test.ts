import { beforeEach, expect, test, vi } from 'vitest'
import {
  isConnectionLost,
  connectionBroke,
  connectionRestored,
  onConnectionChange,
} from '../../../src/ui/live/connection-state'
import { LOST_AFTER_MS } from '../../../src/ui/live/timing'

beforeEach(() => {
  vi.useFakeTimers()
  connectionRestored()
  return () => vi.useRealTimers()
})

test('a short break is nobody’s concern', () => {
  const told = vi.fn()
  const stop = onConnectionChange(told)
  connectionBroke()
  vi.advanceTimersByTime(LOST_AFTER_MS - 1)
  connectionRestored()
  vi.advanceTimersByTime(LOST_AFTER_MS)
  expect([isConnectionLost(), told.mock.calls.length]).toEqual([false, 0])
  stop()
})

test('a long one is told, however often it is tried again, and its end too', () => {
  const told = vi.fn()
  const stop = onConnectionChange(told)
  connectionBroke()
  vi.advanceTimersByTime(LOST_AFTER_MS - 1)
  connectionBroke()
  vi.advanceTimersByTime(1)
  expect([isConnectionLost(), told.mock.calls.length]).toEqual([true, 1])
  connectionRestored()
  expect([isConnectionLost(), told.mock.calls.length]).toEqual([false, 2])
  stop()
})
