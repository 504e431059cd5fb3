import type { InputProblem } from '#domain/user-input'
import { inputProblemTexts } from '#texts/input-problems'

export type Errors = Record<string, string>

/** What the shared schema found, as one sentence for each field. */
export function sentences(issues: { path: PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {}
  for (const { path, message } of issues) {
    errors[String(path[0])] ??= inputProblemTexts[message as InputProblem] ?? message
  }
  return errors
}
