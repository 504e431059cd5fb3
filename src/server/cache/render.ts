import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { env } from '#env'
import { requestContext } from '../../request-context'
import type { NextApp } from '../next-app'
import { createExchange } from '../response/exchange'
import { prepareRender } from '../response/pipeline'

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Asked = { next: Pick<NextApp, 'handle'>; url: string; headers?: Record<string, string> }

/** Half a minute: longer than any page takes, shorter than a browser waits. */
const limitMs = 30_000

/**
 * Lets Next render a page for nobody in particular: whatever the asking browser sent (cookies, host, language) does
 * not exist here, so it cannot get into the copy that everybody sees.
 */
export async function render({ next, url, headers: asked = {} }: Asked): Promise<Rendered> {
  const { host, protocol } = new URL(env.SITE_URL)
  const headers = {
    ...asked,
    host,
    accept: '*/*',
    'user-agent': 'page-cache',
    'x-forwarded-proto': protocol.slice(0, -1),
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const giveUp = (error: Error) => response.destroy(error)
    const timer = setTimeout(() => giveUp(new Error(`page not rendered in ${limitMs} ms`)), limitMs)
    response.once('close', () => clearTimeout(timer))
    // A context of its own: what the page says of its status is not about the request that happened to ask first.
    requestContext.run({ requestId: requestContext.getStore()?.requestId ?? 'page-cache' }, () => {
      prepareRender(createExchange({ request, response, path: url.split('?')[0]! }))
      next.handle(request, response).catch(giveUp)
    })
  }
  const { statusCode, headers: given, rawPayload } = await inject(answer, { url, headers }).end()
  return { status: statusCode, headers: given, body: rawPayload }
}
