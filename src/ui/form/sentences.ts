import { inputProblemText } from '#texts/web/input-problems'

export type FieldErrors = Record<string, string>

export function sentences(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= inputProblemText(message)
  return errors
}
