import { expect, test } from 'vitest'
import { isAlive } from '#database/embedded/process-identity'
import { run } from '../run/command'
import { until } from '../support/until'

const says = 'console.log(`pid ${process.pid}`);'
const pidIn = (text: string) => Number(/pid (\d+)/.exec(text)![1])

test('a part of the run that ends is good or bad by its exit code, and its last words are kept', async () => {
  const good = await run({ command: ['node', '-e', says], minutes: 5 })
  expect([good.isOk, pidIn(good.tail)]).toEqual([true, expect.any(Number)])
  expect(await run({ command: ['node', '-e', 'process.exit(3)'], minutes: 5 })).toMatchObject({ isOk: false })
})

test('a part that takes longer than its limit is ended, and the run goes on', async () => {
  const { isOk, tail } = await run({
    command: ['node', '-e', `${says} setInterval(() => {}, 1000)`],
    minutes: 0.1,
  })
  expect(isOk).toBe(false)
  expect(tail).toContain('ended after 0.1 minutes')
  await until(() => !isAlive(pidIn(tail)))
})
