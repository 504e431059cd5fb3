import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as StaffCodes from '#database/statements/account/staff-codes'
import type * as CheckQuery from '../../collections/guard/check-query'
import type * as CheckValues from '../../collections/guard/check-values'
import type * as CodeCalls from '../../collections/guard/code-calls'
import type * as ReadBody from '../../collections/guard/read-body'
import { rest } from '../support/rest'
import { ageCodes, newStaff, withCodes } from '../support/staff-codes'

const skipped = vi.hoisted(() => ({ step: '' }))
const isSkipped = (step: string) => skipped.step === step

vi.mock('../../collections/guard/check-query', async (original) => {
  const { checkQuery } = await original<typeof CheckQuery>()
  const step: typeof checkQuery = (call) => (isSkipped('query') ? call.args : checkQuery(call))
  return { checkQuery: step }
})
vi.mock('../../collections/guard/check-values', async (original) => {
  const { checkValues, checkGlobalValues } = await original<typeof CheckValues>()
  const ofItem: typeof checkValues = (call) => (isSkipped('values') ? call.args : checkValues(call))
  const ofGlobal: typeof checkGlobalValues = (call) =>
    isSkipped('values') ? call.args : checkGlobalValues(call)
  return { checkValues: ofItem, checkGlobalValues: ofGlobal }
})
vi.mock('../../collections/guard/code-calls', async (original) => {
  const real = await original<typeof CodeCalls>()
  return { ...real, askCode: async (req: never) => (isSkipped('code') ? null : real.askCode(req)) }
})
vi.mock('../../collections/guard/read-body', async (original) => {
  const real = await original<typeof ReadBody>()
  const readBody: typeof real.readBody = async (...call) => isSkipped('body') || real.readBody(...call)
  return { ...real, readBody }
})
vi.mock('#database/statements/account/staff-codes', async (original) => {
  const real = await original<typeof StaffCodes>()
  const lacksCodes: typeof real.lacksCodes = async (...asked) =>
    isSkipped('staff codes') ? false : real.lacksCodes(...asked)
  return { ...real, lacksCodes }
})

const moderator = { as: 'moderator' } as const
const unknown = crypto.randomUUID()
const statusOf = async (answer: ReturnType<typeof rest>) => (await answer).status

let admin: Awaited<ReturnType<typeof withCodes>>
beforeEach(async () => void (admin = await withCodes(await newStaff('admin'))))
afterEach(() => void (skipped.step = ''))

async function whileRequired(ask: () => Promise<number>): Promise<number> {
  const { headers } = admin
  const switchTo = (staffTotpRequired: boolean) =>
    rest('POST', '/globals/site', { headers, body: { staffTotpRequired } })
  await switchTo(true)
  try {
    return await ask()
  } finally {
    await switchTo(false)
  }
}

it.each<[string, number, () => Promise<number>]>([
  ['query', 400, () => statusOf(rest('GET', '/articles?where[publishedAt][like]=2026', moderator))],
  [
    'values',
    400,
    () => statusOf(rest('PATCH', `/services/${unknown}`, { ...moderator, body: { title: { a: 1 } } })),
  ],
  [
    'body',
    400,
    () =>
      statusOf(
        rest('POST', '/media', {
          ...moderator,
          body: 'x',
          headers: { 'Content-Type': 'multipart/form-data' },
        }),
      ),
  ],
  [
    'code',
    403,
    async () => {
      await ageCodes(admin)
      return statusOf(rest('DELETE', `/small-ads?where[id][equals]=${unknown}`, { headers: admin.headers }))
    },
  ],
  [
    'staff codes',
    403,
    async () => {
      const { headers } = await newStaff()
      return whileRequired(() => statusOf(rest('GET', '/contacts/export', { headers })))
    },
  ],
])('without the check of the %s the request is no longer refused', async (step, status, ask) => {
  expect(await ask()).toBe(status)
  skipped.step = step
  expect(await ask()).not.toBe(status)
})
