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

/** True for staff with one-time codes who have not shown one recently in this session. */
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

export const askCodeForRole: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const before = originalDoc?.role ?? 'user'
  if (data.role && data.role !== before) await requireCode(req)
  return data
}

/** Who changes whether all staff needs one-time codes must show one first. */
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
