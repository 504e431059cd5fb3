import { expect, test } from 'vitest'
import { isAlive } from '#database/embedded/process-identity'
import { run } from '../run/command'
import { until } from '../support/until'

const says = 'console.log(`pid ${process.pid}`);'
const pidIn = (text: string) => Number(/pid (\d+)/.exec(text)![1])

test('judges a finished part by its exit code and keeps the end of its output', async () => {
  const good = await run({ command: ['node', '-e', says], minutes: 5 })
  expect([good.isOk, pidIn(good.tail)]).toEqual([true, expect.any(Number)])
  expect(await run({ command: ['node', '-e', 'process.exit(3)'], minutes: 5 })).toMatchObject({ isOk: false })
})

test('ends a part that exceeds its limit and continues the run', async () => {
  const { isOk, tail } = await run({
    command: ['node', '-e', `${says} setInterval(() => {}, 1000)`],
    minutes: 0.1,
  })
  expect(isOk).toBe(false)
  expect(tail).toContain('ended after 0.1 minutes')
  await until(() => !isAlive(pidIn(tail)))
})
