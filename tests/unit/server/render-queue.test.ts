import { expect, test } from 'vitest'
import { createRenderQueue } from '#server/limits/render-queue'
import { deferred } from '#database/connection/deferred'

const visitor = { isMember: false }
const member = { isMember: true }

/** One page that is being drawn until `end`, so that all others wait. */
async function busyQueue(waitingMax: number) {
  const queue = createRenderQueue({ atOnce: 1, waitingMax })
  const first = deferred<void>()
  const running = queue.run(() => first.promise, visitor)
  return { queue, end: () => (first.resolve(), running) }
}

test('draws one after the other, members first, each in the order of their coming', async () => {
  const { queue, end } = await busyQueue(10)
  const drawn: string[] = []
  const draw = (name: string) => async () => void drawn.push(name)
  const all = [
    queue.run(draw('visitor 1'), visitor),
    queue.run(draw('visitor 2'), visitor),
    queue.run(draw('member 1'), member),
    queue.run(draw('member 2'), member),
  ]
  expect(drawn).toEqual([])
  await Promise.all([end(), ...all])
  expect(drawn).toEqual(['member 1', 'member 2', 'visitor 1', 'visitor 2'])
})

test('is full for visitors when half of the places are taken, for members when all are', async () => {
  const { queue, end } = await busyQueue(4)
  const waiting = [1, 2].map(() => queue.run(async () => undefined, visitor))
  expect([queue.isFull(visitor), queue.isFull(member)]).toEqual([true, false])
  waiting.push(...[1, 2].map(() => queue.run(async () => undefined, member)))
  expect(queue.isFull(member)).toBe(true)
  await Promise.all([end(), ...waiting])
  expect([queue.isFull(visitor), queue.isFull(member)]).toEqual([false, false])
})

test('a page that fails is the failure of who asked, and the next is drawn', async () => {
  const queue = createRenderQueue({ atOnce: 1 })
  const broken = queue.run(() => Promise.reject(new Error('broken')), visitor)
  const next = queue.run(async () => 'drawn', visitor)
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('drawn')
})
