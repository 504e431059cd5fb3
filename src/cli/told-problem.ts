import { isStartProblem } from '#database/start/start-problem'
import { startTexts } from '#texts/start/start'

type Refused = { data: { errors: { path: string; message: string }[] } }

/** What of a failure a person can mend, in one line; null when only the stack helps. */
export function toldProblem(error: unknown): string | null {
  const reason = isStartProblem(error) ? error.message : isRefused(error) ? messagesOf(error) : null
  return reason && `${startTexts.problems.prefix} ${reason}`
}

/** By name and not by class: Payload is not loaded for those commands that do without it. */
const isRefused = (error: unknown): error is Error & Refused =>
  error instanceof Error && error.name === 'ValidationError' && 'data' in error

const messagesOf = ({ data }: Refused) => data.errors.map(({ message }) => message).join(' ')
