import { isServerFunction } from '../request/server-functions'
import type { Exchange } from './exchange'

/** Next sends 200 for any rendered page, and 500 for a malformed server function call. */
export function applyStatus({ response, path, method, headers, context }: Exchange) {
  const { statusCode } = response
  const isCall = isServerFunction({ request: { method, headers }, path })
  const isPage = !isCall && headers.rsc === undefined
  if (!isCall && statusCode === 200) response.statusCode = context?.status ?? 200
  if (isPage && statusCode === 200 && context?.location) {
    response.statusCode = 307
    response.setHeader('Location', context.location)
  }
  if (isCall && statusCode === 500)
    response.statusCode = context?.status ?? (context?.isUnderstood ? 500 : 400)
}
