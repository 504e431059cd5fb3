import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { isUnavailable } from '#domain/web/unavailable'
import { env } from '#env'
import { type Replica, type RequestContext, requestContext } from '../../request-context'
import type { NextApp } from '../next-app'
import { createExchange } from '../response/exchange'
import { explainWithoutScripts } from '../response/failure'
import { prepareRender } from '../response/pipeline'

/** Already in the log; `cause` is why. */
export class RenderFailed extends Error {}

export type Rendered = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  isForVisitors?: boolean
  hasFailed?: boolean
}

type Asked = {
  next: Pick<NextApp, 'handle'>
  url: string
  headers?: Record<string, string>
  isForMembers?: boolean
  replica?: Replica | null
}

/** Longer than any page takes, shorter than browsers wait. */
const limitMs = 30_000

/** The browser's cookies, host and language are not passed on: the copy is shared. */
export async function render({
  next,
  url,
  headers: asked = {},
  isForMembers,
  replica,
}: Asked): Promise<Rendered> {
  const { host, protocol } = new URL(env.SITE_URL)
  const headers = {
    ...asked,
    host,
    accept: '*/*',
    'user-agent': 'page-cache',
    'x-forwarded-proto': protocol.slice(0, -1),
  }
  // Not the context of the request that happened to be first.
  const requestId = requestContext.getStore()?.requestId ?? 'page-cache'
  const context: RequestContext = { requestId, isForMembers, replica }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const giveUp = (error: Error) => response.destroy(error)
    const timer = setTimeout(() => giveUp(new Error(`page not rendered in ${limitMs} ms`)), limitMs)
    response.once('close', () => {
      clearTimeout(timer)
      // What the page started may go on, and then asks the primary.
      context.replica = null
    })
    requestContext.run(context, () => {
      prepareRender(createExchange({ request, response, path: url.split('?')[0]! }))
      next.handle(request, response).catch(giveUp)
    })
  }
  const { statusCode, headers: given, rawPayload } = await inject(answer, { url, headers }).end()
  const { isForVisitors, failure } = context
  if (isUnavailable(failure)) throw new RenderFailed('the page could not be drawn', { cause: failure })
  return {
    status: statusCode,
    headers: given,
    body: explainWithoutScripts({ status: statusCode, page: rawPayload, requestId }),
    isForVisitors,
    hasFailed: failure !== undefined,
  }
}
