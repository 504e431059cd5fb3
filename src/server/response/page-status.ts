import { isServerFunction } from '../request/server-functions'
import type { Exchange } from './exchange'

/** Next sends 200 for any rendered page, and 500 for a malformed server function call. */
export function applyStatus({ response, path, method, headers, context }: Exchange) {
  const { statusCode } = response
  const isCall = isServerFunction({ request: { method, headers }, path })
  if (!isCall && statusCode === 200) response.statusCode = context?.status ?? 200
  if (isCall && statusCode === 500)
    response.statusCode = context?.status ?? (context?.isUnderstood ? 500 : 400)
}
