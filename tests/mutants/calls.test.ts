import type { Endpoint } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import type * as OpenEndpoints from '../../collections/guard/open-endpoints'
import { inTableOfRights, ofStaff } from '../support/access/all-calls'
import { called, calledBy, statusesOf } from '../support/access/call-statuses'
import { expectedCalls, plainCallers } from '../support/access/calls'
import { areAsExpected } from '../support/access/rights'
import { signedInMember } from '../support/members'

type OpenCall = OpenEndpoints.OpenCall

/** An open call closed, a staff call opened, or another query parameter allowed. */
type Mutant = { name: string; becomes: (call: OpenCall | null) => OpenCall | null }
const turned = vi.hoisted(() => ({ mutant: null as Mutant | null }))

vi.mock('../../collections/guard/open-endpoints', async (original) => {
  const real = await original<typeof OpenEndpoints>()
  const openCall: typeof real.openCall = (asked) => {
    const { mutant } = turned
    const call = real.openCall(asked)
    return mutant && isNamed(asked.endpoint, mutant.name) ? mutant.becomes(call) : call
  }
  return { ...real, openCall }
})

/** `post /:id/like` of posts is `post /posts/:id/like`; `get /:id` alone means every collection. */
function isNamed({ method, path }: Endpoint, name: string) {
  const own = path === '/' ? '' : path
  if (name === `${method} ${path}`) return true
  const rest = name.startsWith(`${method} /`) && name.endsWith(own) ? name.slice(method.length + 1) : null
  return rest !== null && /^\/(globals\/)?[\w-]+$/.test(rest.slice(0, rest.length - own.length))
}

async function survives(mutant: Mutant, isAsExpected: () => Promise<boolean>): Promise<boolean> {
  turned.mutant = mutant
  try {
    return await isAsExpected()
  } finally {
    turned.mutant = null
  }
}

/** Calls that another rule guards too, with that rule. */
const heldTwice: Record<string, string> = {
  'post /me/codes': 'asks for staff itself',
  'post /me/codes/check': 'asks for staff itself',
  'post /me/codes/confirm': 'asks for staff itself',
  'post /me/codes/off': 'asks for staff itself',
  'post /me/codes/recovery': 'asks for staff itself',
  'post /users/:id/codes/reset': 'asks for administrators itself',
  'post /users/:id/suspend': 'asks for staff itself',
  'delete /users/:id/suspend': 'asks for staff itself',
  'post /articles/:id/schedule': 'asks for staff itself',
  'delete /articles/:id/schedule/:job': 'asks for staff itself',
  'post /users/first-register': 'closed by its name',
  'delete /payload-preferences/:key': 'closed by its name',
  'post /globals/site': 'the access rule of the global',
  'post /globals/legal': 'the access rule of the global',
  'post /globals/legal/versions/:id': 'the access rule of the global',
  'post /globals/payload-jobs-stats': 'the access rule of the global',
  'get /globals/site/versions': 'has no versions',
  'get /globals/site/versions/:id': 'has no versions',
  'post /globals/site/versions/:id': 'has no versions',
  'get /globals/payload-jobs-stats/versions': 'has no versions',
  'get /globals/payload-jobs-stats/versions/:id': 'has no versions',
  'post /globals/payload-jobs-stats/versions/:id': 'has no versions',
  'post /versions/:id': 'the access rule of the collection',
}

const turnAround = (call: OpenCall | null): OpenCall | null => (call ? null : { query: [] })

describe('a call with its callers inverted', () => {
  it.each(Object.entries(expectedCalls))('is noticed unless guarded twice: %s', async (name, rights) => {
    const isAsExpected = async () => `${await statusesOf(name, rights)}` === `${rights.statuses}`
    expect(await survives({ name, becomes: turnAround }, isAsExpected)).toBe(name in heldTwice)
  })

  it.each(inTableOfRights)('is noticed in every collection: %s', async (name) => {
    expect(await survives({ name, becomes: turnAround }, () => areAsExpected('services'))).toBe(false)
  })

  // Copying is switched off.
  const offered = ofStaff.filter((name) => !name.endsWith('/duplicate'))
  it.each(offered)('is noticed in every collection unless guarded twice: %s', async (name) => {
    const { headers } = await signedInMember()
    const path = name.replace(' ', ' /articles')
    const asked = async (headers = {}) => (await called(path, crypto.randomUUID(), { headers })).status
    const isAsExpected = async () => `${[await asked(), await asked(headers)]}` === '401,403'
    expect(await isAsExpected()).toBe(true)
    expect(await survives({ name, becomes: turnAround }, isAsExpected)).toBe(name in heldTwice)
  })
})

describe('a call that allows another query parameter', () => {
  const becomes = (call: OpenCall | null): OpenCall | null => call && { ...call, query: ['depth'] }

  it.each(plainCallers)('is noticed: $name', async ({ name, caller }) => {
    const isAsExpected = async () => {
      const { status, data } = await calledBy(caller, name, expectedCalls[name]!, '?depth=1')
      return status === 400 && data?.errors?.[0].data?.errors[0].path === 'depth'
    }
    expect(await survives({ name, becomes }, isAsExpected)).toBe(false)
  })
})
