import { expect, it } from 'vitest'
import { turns } from '#database/connection/semaphore'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('не повече от толкова наведнъж, останалите по реда на идването', async () => {
  const take = turns({ atOnce: 2, waitMs: 1_000 })
  const log: number[] = []
  const ends: (() => void)[] = []
  for (const number of [1, 2, 3, 4]) {
    void take().then((end) => {
      log.push(number)
      ends.push(end)
    })
  }
  await settled()
  expect(log).toEqual([1, 2])
  ends.shift()!()
  await settled()
  expect(log).toEqual([1, 2, 3])
  ends.splice(0).forEach((end) => end())
  await settled()
  expect(log).toEqual([1, 2, 3, 4])
})

it('който не дочака, чува, че няма връзка, и не отнема реда на следващия', async () => {
  const take = turns({ atOnce: 1, waitMs: 5 })
  const end = await take()
  await expect(take()).rejects.toMatchObject({ code: '53300' })
  end()
  const next = await take()
  await expect(take()).rejects.toMatchObject({ code: '53300' })
  next()
  expect(await take()).toBeTypeOf('function')
})
