import { type PayloadRequest, ValidationError } from 'payload'
import { countTry, forgetTries, type Place } from '#database/statements/account/sign-in-attempts'
import { codesOf, spendRecoveryHash, spendStep } from '#database/statements/account/staff-codes'
import { recoveryHash, stepOfCode } from '#domain/account/one-time-code'
import type { TypedCode } from '#domain/account/typed-code'
import { queueEmail } from '#hooks/notifications/queue-email'
import { codeScreenTexts } from '#texts/account/code-screens'
import { staffCodeTexts as texts } from '#texts/account/staff-codes'
import type { User } from '#types'
import { refuseFor } from '#collections/guard/refuse'

type Claim = {
  req: PayloadRequest
  account: Pick<User, 'id' | 'email' | 'fullName'>
  sessionId?: string
  typed: TypedCode
}

/** Null when the code is right. Counts the attempt before comparing. */
export async function unprovedCode({ req, account, sessionId, typed }: Claim): Promise<Response | null> {
  const place: Place = { limit: 'code', of: [account.id, sessionId ?? 'sign-in'] }
  const { isOver, isLast, secondsLeft } = await countTry(req, place)
  if (isOver) return tooMany(secondsLeft)
  const isRight =
    typed.kind === 'app'
      ? await spendAppCode({ req, account, code: typed.code })
      : await spendRecoveryCode({ req, account, code: typed.code })
  if (isRight) {
    await forgetTries(req, [place])
    return null
  }
  if (isLast) return tooMany(secondsLeft)
  const errors = [{ path: 'code', label: codeScreenTexts.code.label, message: texts.wrong }]
  throw new ValidationError({ errors, req }, req.t)
}

const tooMany = (seconds: number) => refuseFor(seconds, { message: texts.tooMany })

type Spent = Pick<Claim, 'req' | 'account'> & { code: string }

async function spendAppCode({ req, account: { id: accountId }, code }: Spent) {
  const stored = await codesOf(req, accountId)
  const secret = stored && opened(req, stored.sealedSecret)
  const step = secret ? stepOfCode({ secret, code, now: new Date() }) : null
  return step !== null && (await spendStep(req, { accountId, step }))
}

async function spendRecoveryCode({ req, account, code }: Spent) {
  const { id: accountId, email, fullName: name } = account
  const hash = recoveryHash({ code, key: req.payload.secret, accountId })
  if (!(await spendRecoveryHash(req, { accountId, hash }))) return false
  await queueEmail({ req, message: 'recoveryCodeUsed', to: { email, name }, values: undefined })
  return true
}

/** Null when PAYLOAD_SECRET has changed since: then only `npm run reset-codes` helps. */
function opened({ payload }: PayloadRequest, sealed: string): string | null {
  try {
    return payload.decrypt(sealed)
  } catch {
    payload.logger.warn({ msg: 'one-time codes cannot be read with this secret' })
    return null
  }
}
