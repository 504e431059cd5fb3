import { beforeEach, expect, test, vi } from 'vitest'
import * as rooms from '../../../src/ui/live/rooms'
import type { LiveMessage } from '../../../src/ui/live/rooms'

vi.mock('../../../src/ui/live/page-age', () => ({ pageAge: () => 1_234 }))

const leaving: (() => void)[] = []
beforeEach(() => {
  for (const leave of leaving.splice(0)) leave()
  rooms.askAgain()
})

const message = (id: number): LiveMessage => ({
  room: 'news',
  id,
  collection: 'articles',
  documentId: `a${id}`,
  operation: 'create',
})

function listener() {
  const heard: number[] = []
  const calls = { reloads: 0, refusals: 0 }
  leaving.push(
    rooms.takeSeat('news', {
      onMessage: ({ id }) => heard.push(id),
      onReload: () => (calls.reloads += 1),
      onRefused: () => (calls.refusals += 1),
    }),
  )
  return { heard, calls }
}

const answer = (at: number, ...missed: number[]) =>
  rooms.catchUp('news', { at, missed: missed.map(message), reload: false })

test('a page first asks by its age, later by the last change it knows of', () => {
  listener()
  expect(rooms.sinceOf('news')).toEqual({ ageMs: 1_234 })
  answer(7)
  expect(rooms.sinceOf('news')).toEqual({ id: 7 })
  rooms.hear(message(9))
  expect(rooms.sinceOf('news')).toEqual({ id: 9 })
})

test('whatever comes twice or on two ways is told once and in order', () => {
  const { heard } = listener()
  answer(3, 2, 3)
  rooms.hear(message(4))
  answer(6, 3, 4, 5, 6)
  rooms.hear(message(5))
  rooms.hear(message(8))
  expect(heard).toEqual([2, 3, 4, 5, 6, 8])
})

test('a message that overtakes the first answer is told with it', () => {
  const { heard } = listener()
  rooms.hear(message(5))
  answer(5, 4, 5)
  expect(heard).toEqual([4, 5])
})

test('who comes later is told what the page missed, the others are not told again', () => {
  const first = listener()
  answer(3, 2, 3)
  const second = listener()
  expect(rooms.sinceOf('news')).toEqual({ ageMs: 1_234 })
  answer(4, 2, 3, 4)
  expect([first.heard, second.heard]).toEqual([
    [2, 3, 4],
    [2, 3, 4],
  ])
})

test('another process that is behind tells nothing twice', () => {
  const { heard } = listener()
  answer(9)
  answer(8)
  rooms.hear(message(9))
  rooms.hear(message(10))
  expect(heard).toEqual([10])
})

test('ids that begin anew after a reload are heard', () => {
  const { heard, calls } = listener()
  answer(900)
  rooms.catchUp('news', { at: 5, missed: [], reload: true })
  rooms.hear(message(6))
  expect([heard, calls.reloads]).toEqual([[6], 1])
})

test('a refused room is not asked for until somebody listens anew', () => {
  const { calls } = listener()
  rooms.refuse('news')
  expect([calls.refusals, rooms.sinceOf('news')]).toEqual([1, null])
  listener()
  expect(rooms.sinceOf('news')).toEqual({ ageMs: 1_234 })
})

test('a room that nobody listens to any more is left', () => {
  listener()
  leaving.pop()!()
  expect(rooms.roomNames()).toEqual([])
})
