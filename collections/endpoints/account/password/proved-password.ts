import { type PayloadRequest, ValidationError } from 'payload'
import { countTry, type Place } from '#database/statements/account/sign-in-attempts'
import { isPasswordRight } from '#domain/account/password-check'
import { accountTexts } from '#texts/account/account'
import { authTexts } from '#texts/account/auth'
import { sessionTexts } from '#texts/account/sessions'
import { refuseFor } from '#collections/guard/refuse'
import { signedIn } from '#collections/endpoints/answers'
import { accountOf } from '../sign-in/sign-in'

const wrong = {
  currentPassword: {
    label: accountTexts.password.currentPassword,
    message: sessionTexts.currentPasswordWrong,
  },
  password: { label: authTexts.password, message: sessionTexts.passwordWrong },
}

type Claim = { req: PayloadRequest; email: string; password: string; path: keyof typeof wrong }

/** Null when the password is right. Counted per session, so that outsiders cannot lock a member out. */
export async function unprovedPassword({ req, email, password, path }: Claim): Promise<Response | null> {
  const { isOver, secondsLeft } = await countTry(req, sessionPlace(req))
  if (isOver) return tooMany(secondsLeft)
  if (await isPasswordRight({ password, account: await accountOf(req, email) })) return null
  throw new ValidationError({ errors: [{ path, ...wrong[path] }], req }, req.t)
}

export function sessionPlace(req: PayloadRequest): Place {
  const { id, _sid = '' } = signedIn(req)
  return { limit: 'session', of: [id, _sid] }
}

const tooMany = (seconds: number) => refuseFor(seconds, { message: sessionTexts.tooManyProofs(seconds) })
