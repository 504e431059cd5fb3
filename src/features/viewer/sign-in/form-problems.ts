import type { ZodError } from 'zod'
import { TRAP_FIELD } from '#domain/web/form-signs'
import { authTexts } from '#texts/account/auth'
import { userTexts } from '#texts/panels/collections'
import { inputProblemText, inputProblemTexts } from '#texts/web/input-problems'

/** `isLocked`: only a link by email helps at once. */
export type FormProblems = { alert: string; fields: Record<string, string>; isLocked?: boolean }

export function problemsOfInput(error: ZodError): FormProblems {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[String(path[0])] ??= inputProblemText(message)
  return fieldsRefused(fields)
}

/** A taken email is reported above the form; its field says what to do about it. */
export function problemsOfAnswer({
  message,
  fields,
  code,
}: {
  message: string
  fields: Record<string, string>
  code?: string
}): FormProblems {
  if (fields.email === userTexts.emailTaken) {
    return { alert: userTexts.emailTaken, fields: { ...fields, email: authTexts.emailTakenHint } }
  }
  if (Object.keys(fields).length > 0) return fieldsRefused(fields)
  return { alert: message, fields, isLocked: code === 'locked' }
}

/** The trap is seen by nobody, so what is wrong with it stands above the form. */
const fieldsRefused = (fields: Record<string, string>): FormProblems =>
  fields[TRAP_FIELD]
    ? { alert: inputProblemTexts.trap, fields: {} }
    : { alert: authTexts.checkFields, fields }
