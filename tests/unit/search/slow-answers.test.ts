import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { logWhenSlow, runNamed } from '#search/slow-answers'

afterEach(() => void vi.restoreAllMocks())

const warn = vi.fn()
const execute = vi.fn(async () => ({ rows: [] }))
const payload = { logger: { warn }, db: { drizzle: { execute } } } as unknown as Payload

/** Each look at the clock is so much later. */
function clockOf(...steps: number[]) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += steps.shift() ?? 0))
}

const twoStatements = async () => {
  await runNamed({ payload }, 'vocabulary', sql`select 1`)
  await runNamed({ payload }, 'entries', sql`select 2`)
  return 'answer'
}

it('logs a slow answer with its slowest statement, and nothing of what was asked', async () => {
  warn.mockClear()
  clockOf(0, 5, 10, 5, 290, 5)
  expect(await logWhenSlow({ payload }, 'лекар за Берлин', twoStatements)).toBe('answer')
  expect(warn.mock.calls).toEqual([
    [
      {
        msg: 'slow search',
        length: 15,
        words: 2,
        ms: 315,
        slowest: { statement: 'entries', ms: 290 },
      },
    ],
  ])
})

it('does not log a quick one', async () => {
  warn.mockClear()
  clockOf(0, 5, 10, 5, 200, 5)
  await logWhenSlow({ payload }, 'лекар', twoStatements)
  expect(warn).not.toHaveBeenCalled()
})
