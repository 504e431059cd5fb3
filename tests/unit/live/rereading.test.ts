import { beforeEach, expect, test, vi } from 'vitest'
import { rereading } from '../../../src/ui/live/rereading'

const pauseMs = 250

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Each read is answered by hand. */
function answeredByHand() {
  const answers: ((isRead: boolean) => void)[] = []
  const read = vi.fn((_: readonly string[]) => new Promise<boolean>((resolve) => answers.push(resolve)))
  const answer = async (isRead: boolean) => {
    answers.shift()!(isRead)
    await vi.advanceTimersByTimeAsync(0)
  }
  const asked = () => read.mock.calls.map(([ids]) => ids.join())
  return { ...rereading({ read, pauseMs }), answer, asked }
}

test('what changes together is read together, and one request follows the other', async () => {
  const { soon, answer, asked } = answeredByHand()
  soon('a')
  soon('b')
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(asked()).toEqual(['a,b'])
  soon('c')
  await vi.advanceTimersByTimeAsync(10 * pauseMs)
  expect(asked()).toEqual(['a,b'])
  await answer(true)
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(asked()).toEqual(['a,b', 'c'])
})

test('what got no answer is read again: after a pause, with the next change, and when the connection is back', async () => {
  const { soon, again, answer, asked } = answeredByHand()
  soon('a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  await answer(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked()).toEqual(['a', 'a'])
  await answer(false)
  soon('b')
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(asked().at(-1)).toBe('a,b')
  await answer(false)
  again()
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(asked()).toHaveLength(4)
  await answer(true)
  again()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toHaveLength(4)
})

test('after the end nothing is read any more', async () => {
  const { soon, stop, answer, asked } = answeredByHand()
  soon('a')
  await vi.advanceTimersByTimeAsync(pauseMs)
  stop()
  await answer(false)
  soon('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual(['a'])
})
