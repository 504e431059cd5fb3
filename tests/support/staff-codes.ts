import { sql } from '@payloadcms/db-postgres'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, vi } from 'vitest'
import { runSql } from '#database/connection/sql'
import { beginCodes, confirmCodes } from '#database/statements/account/staff-codes'
import { newCodeSecret, newRecoveryCodes, recoveryHash } from '#domain/account/one-time-code'
import type { Role } from '#domain/roles'
import { openSession } from './members'
import { getTestPayload, rest } from './rest'
import { storedMember } from './stored-member'

export const PASSWORD = 'parola-za-test'
let number = 0

export async function newStaff(role: Role = 'moderator') {
  const email = `ekip-${(number += 1)}@example.org`
  const id = await storedMember({ email, fullName: 'Стефка Динева', city: 'Бремен', role })
  return { id, email, password: PASSWORD, headers: await openSession({ id, email }) }
}

export type Staff = Awaited<ReturnType<typeof newStaff>>
export type StaffWithCodes = Staff & { secret: string; recoveryCodes: string[] }

/** A code works once: take steps -1, 0 and 1, in this order. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** For the tests of a file: in the middle of a time step, so that the current code does not change during one. */
export function codesOfOneStep() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 10_000 })
  })
  afterEach(() => vi.useRealTimers())
}

export const call = (staff: Staff, path: string, body: object = {}) =>
  rest('POST', `/me/codes${path}`, { headers: staff.headers, body: body as Record<string, unknown> })

/** Confirmed one step ago, so the current code is unused. Skips the slow set-up. */
export async function withCodes(staff: Staff): Promise<StaffWithCodes> {
  const payload = await getTestPayload()
  const connection = { payload, transactionID: undefined }
  const accountId = staff.id
  const [secret, recoveryCodes] = [newCodeSecret(), newRecoveryCodes()]
  const hashes = recoveryCodes.map((code) => recoveryHash({ code, key: payload.secret, accountId }))
  await beginCodes(connection, { accountId, sealedSecret: payload.encrypt(secret) })
  await confirmCodes(connection, { accountId, hashes })
  const shown = await call(staff, '/check', { code: codeOf(secret, -1) })
  if (shown.status !== 200) throw new Error(`codes not on: ${shown.status} ${shown.text}`)
  return { ...staff, secret, recoveryCodes }
}

export const enter = (staff: Staff, code?: string) =>
  rest('POST', '/users/login', {
    body: { email: staff.email, password: staff.password, ...(code && { code }) },
  })

export const markOf = ({ data }: { data: any }) => data.errors[0].data?.code
export const fieldOf = ({ data }: { data: any }) => data.errors[0].data?.errors[0].path

export async function statement(query: ReturnType<typeof sql>) {
  const payload = await getTestPayload()
  return runSql<Record<string, unknown>>({ payload, transactionID: undefined }, query)
}

export const ageCodes = ({ id }: Staff, age = '1 hour') =>
  statement(sql`update users_sessions set code_at = now() - ${age}::interval where _parent_id = ${id}`)
