import { type PayloadRequest, ValidationError } from 'payload'
import { SIGN_IN_ATTEMPTS } from '#domain/limits'
import { isPasswordRight } from '#domain/password-check'
import { countAttempt } from '#database/sign-in-attempts'
import { sessionTexts } from '#texts/sessions'
import { accountOf, locked } from './sign-in'

const wrong = {
  currentPassword: sessionTexts.currentPasswordWrong,
  password: sessionTexts.passwordWrong,
}

type Claim = { req: PayloadRequest; email: string; password: string; path: keyof typeof wrong }

/**
 * Whoever is signed in shows that it is not a borrowed session; tries count like tries to sign in. Answers with the
 * refusal when there were too many, with null when the password is right.
 */
export async function unprovedPassword({ req, email, password, path }: Claim): Promise<Response | null> {
  const attempt = await countAttempt(req, email)
  if (attempt.count > SIGN_IN_ATTEMPTS) return locked(attempt.secondsLeft)
  if (await isPasswordRight({ password, account: await accountOf(req, email) })) return null
  throw new ValidationError({ errors: [{ path, message: wrong[path] }], req }, req.t)
}
