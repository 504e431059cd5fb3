import { isServerFunction } from '../request/server-functions'
import type { Exchange } from './exchange'

/**
 * A page is sent with the status that it asked for (`answerWithStatus`); Next itself knows only 200 for a rendered page.
 * Next answers 500 to every call of a server function that fails; one that never ran was not well formed.
 */
export function applyStatus({ response, path, method, headers, context }: Exchange) {
  const { statusCode } = response
  const isCall = isServerFunction({ request: { method, headers }, path })
  if (!isCall && statusCode === 200) response.statusCode = context?.status ?? 200
  if (isCall && statusCode === 500)
    response.statusCode = context?.status ?? (context?.isUnderstood ? 500 : 400)
}
