import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

const quiet = /^\/(_next\/|api\/health$)|\.(js|css|png|jpe?g|webp|avif|svg|ico|woff2?|map|txt|webmanifest)$/i

/** Never the query: it may contain searches or tokens. The id is that of the request, not of what is running now. */
export function logAccess({
  request,
  response,
  path,
  logger,
  count,
}: {
  request: IncomingMessage
  response: ServerResponse
  path: string
  logger: Logger
  count: (status: number, ms: number) => void
}) {
  const since = performance.now()
  response.once('close', () => {
    const ms = performance.now() - since
    count(response.statusCode, ms)
    const line = {
      msg: 'request',
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(ms),
      requestId: request.headers['x-request-id'],
      ...(response.writableFinished ? {} : { aborted: true }),
    }
    if (quiet.test(path)) logger.debug(line)
    else logger.info(line)
  })
}
