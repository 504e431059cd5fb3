import { expect, it } from 'vitest'
import { semaphore } from '#database/connection/semaphore'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('lets in at most N at once, the rest in order of arrival', async () => {
  const acquire = semaphore({ atOnce: 2, waitMs: 1_000 })
  const log: number[] = []
  const releases: (() => void)[] = []
  for (const number of [1, 2, 3, 4]) {
    void acquire().then((release) => {
      log.push(number)
      releases.push(release)
    })
  }
  await settled()
  expect(log).toEqual([1, 2])
  releases.shift()!()
  await settled()
  expect(log).toEqual([1, 2, 3])
  releases.splice(0).forEach((release) => release())
  await settled()
  expect(log).toEqual([1, 2, 3, 4])
})

it('fails after too long a wait and keeps the place of the next', async () => {
  const acquire = semaphore({ atOnce: 1, waitMs: 5 })
  const release = await acquire()
  await expect(acquire()).rejects.toMatchObject({ code: '53300' })
  release()
  const next = await acquire()
  await expect(acquire()).rejects.toMatchObject({ code: '53300' })
  next()
  expect(await acquire()).toBeTypeOf('function')
})
