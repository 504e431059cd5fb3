import { TOTP } from 'otpauth'
import type { Role } from '#domain/roles'
import { openSession } from './members'
import { rest } from './rest'
import { storedMember } from './stored-member'

export const PASSWORD = 'parola-za-test'
let number = 0

/** Somebody of staff with a session, who has no codes yet. */
export async function newStaff(role: Role = 'moderator') {
  const email = `ekip-${(number += 1)}@example.org`
  const id = await storedMember({ email, fullName: 'Стефка Динева', city: 'Бремен', role })
  return { id, email, password: PASSWORD, headers: await openSession({ id, email }) }
}

export type Staff = Awaited<ReturnType<typeof newStaff>>
export type StaffWithCodes = Staff & { secret: string; recoveryCodes: string[] }

/**
 * What the app shows, now or so many steps away. A code works once, so tests that need several take the one before,
 * this one and the next, in this order.
 */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

export const call = (staff: Staff, path: string, body: object = {}) =>
  rest('POST', `/me/codes${path}`, { headers: staff.headers, body: body as Record<string, unknown> })

/** With codes on since the step before this one, so that the code of now is still to be used. */
export async function withCodes(staff: Staff): Promise<StaffWithCodes> {
  const begun = await call(staff, '', { password: staff.password })
  const { secret } = begun.data
  const confirmed = await call(staff, '/confirm', { code: codeOf(secret, -1) })
  if (confirmed.status !== 200) throw new Error(`codes not on: ${confirmed.status} ${confirmed.text}`)
  return { ...staff, secret, recoveryCodes: confirmed.data.recoveryCodes }
}
