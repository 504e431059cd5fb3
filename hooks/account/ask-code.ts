import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { codesOf } from '#database/statements/account/staff-codes'
import { hasFreshCode } from '#domain/account/own-sessions'
import { isStaff } from '#domain/roles'
import { codeMarks } from '#domain/account/typed-code'
import { staffCodeTexts as texts } from '#texts/account/staff-codes'
import type { User } from '#types'

/** Staff that has codes on and has shown none in this session for a while. */
export async function isCodeMissing(req: PayloadRequest): Promise<boolean> {
  const { user } = req
  if (!user || !isStaff(user) || hasFreshCode(user)) return false
  return hasCodes(req, user.id)
}

const hasCodes = async (req: PayloadRequest, accountId: string) =>
  Boolean((await codesOf(req, accountId))?.isOn)

async function requireCode(req: PayloadRequest) {
  if (await isCodeMissing(req)) throw new APIError(texts.askedBefore, 403, { code: codeMarks.before }, true)
}

/** Before somebody gets a role or loses it. */
export const askCodeForRole: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const before = originalDoc?.role ?? 'user'
  if (data.role && data.role !== before) await requireCode(req)
  return data
}

/** Before all of staff is asked for codes, or no longer; who asks it of others does it themselves. */
export const askCodeForSwitch: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isAsked = Boolean(data.staffTotpRequired)
  if (!req.user || isAsked === Boolean(originalDoc?.staffTotpRequired)) return data
  if (isAsked && !(await hasCodes(req, req.user.id))) {
    const errors = [{ path: 'staffTotpRequired', message: texts.ownFirst }]
    throw new ValidationError({ errors, req }, req.t)
  }
  await requireCode(req)
  return data
}
