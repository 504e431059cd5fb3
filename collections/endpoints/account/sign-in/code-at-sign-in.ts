import type { PayloadRequest } from 'payload'
import { codesOf } from '#database/statements/account/staff-codes'
import { isStaff } from '#domain/roles'
import { codeMarks, type TypedCode } from '#domain/account/typed-code'
import { staffCodeTexts } from '#texts/account/staff-codes'
import type { User } from '#types'
import { refuse } from '#collections/guard/refuse'
import { isKnownDevice } from './known-device'
import { forgiveSignIn } from './sign-in-lock'
import { unprovedCode } from '../codes/proved-code'

type Entry = { req: PayloadRequest; account: User; code: TypedCode | undefined }

/** False: no code needed; true: the code was right. Stateless: the second request repeats everything. */
export async function codeAtSignIn({ req, account, code }: Entry): Promise<boolean | Response> {
  if (!isStaff(account) || isKnownDevice(req, account)) return false
  if (!(await codesOf(req, account.id))?.isOn) return false
  // The password was right; from here on wrong codes are counted.
  await forgiveSignIn(req, account.email)
  if (!code) return refuse({ status: 401, message: staffCodeTexts.askedAtSignIn, code: codeMarks.atSignIn })
  return (await unprovedCode({ req, account, typed: code })) ?? true
}
