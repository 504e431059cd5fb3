import type { AuthMode } from '#domain/routes'
import { codeMarks } from '#domain/account/typed-code'
import { registrationInput, signInInput } from '#domain/account/user-input'
import { send } from '../../../ui/requests/send'
import { problemsOfAnswer, problemsOfInput, type FormProblems } from './form-problems'

/** `hasSession`: whether signing in to a new account worked; `isAwaiting`: the email must be confirmed first. */
export type Entry =
  | { ok: true; hasSession: boolean; isAwaiting: boolean; email: string }
  | { ok: false; problems: FormProblems; needsCode?: boolean }

const AWAITS_CONFIRMATION = 403

const refused = (problems: FormProblems, needsCode = false): Entry => ({ ok: false, problems, needsCode })

/** Validates with the server's schema; registers a new member before signing in. */
export const enter = (mode: AuthMode, typed: unknown): Promise<Entry> =>
  mode === 'register' ? register(typed) : signIn(typed)

async function signIn(typed: unknown): Promise<Entry> {
  const input = signInInput.safeParse(typed)
  if (!input.success) return refused(problemsOfInput(input.error))
  const answer = await openSession({ ...input.data, code: input.data.code?.code })
  const isAwaiting = !answer.ok && answer.status === AWAITS_CONFIRMATION
  if (!answer.ok && !isAwaiting) return refused(problemsOfAnswer(answer), answer.code === codeMarks.atSignIn)
  return { ok: true, hasSession: answer.ok, isAwaiting, email: input.data.email }
}

async function register(typed: unknown): Promise<Entry> {
  const input = registrationInput.safeParse(typed)
  if (!input.success) return refused(problemsOfInput(input.error))
  const created = await send('POST', '/api/users', input.data)
  if (!created.ok) return refused(problemsOfAnswer(created))
  const session = await openSession(input.data)
  const isAwaiting = !session.ok && session.status === AWAITS_CONFIRMATION
  return { ok: true, hasSession: session.ok, isAwaiting, email: input.data.email }
}

/** The session comes as a cookie; the response body is not needed. */
const openSession = ({ email, password, code }: { email: string; password: string; code?: string }) =>
  send('POST', '/api/users/login', { email, password, code })
