import { startProblemOf } from '#database/start/start-problem'
import { startTexts } from '#texts/start/start'

type Refused = { data: { errors: { path: string; message: string }[] } }

/** One line for an error that the user can fix; null when only the stack helps. */
export function toldProblem(error: unknown): string | null {
  const reason = isRefused(error) ? messagesOf(error) : (startProblemOf(error)?.message ?? null)
  return reason && `${startTexts.problems.prefix} ${reason}`
}

/** By name instead of class, because some commands do not load Payload. */
const isRefused = (error: unknown): error is Error & Refused =>
  error instanceof Error && error.name === 'ValidationError' && 'data' in error

const messagesOf = ({ data }: Refused) => data.errors.map(({ message }) => message).join(' ')
