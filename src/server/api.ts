import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { toNodeHandler } from 'srvx/node'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Config = Promise<SanitizedConfig>

export const isApi = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/** Payload's REST API for Node's requests (docs/decisions/111-api-without-next.md). */
export const openApi = (config: Config) =>
  toNodeHandler((request) =>
    request.method === 'HEAD' ? answerHead(request, config) : handleEndpoints({ config, request }),
  ) as Answer

/** Payload knows no HEAD: it is what GET answers, without the body. */
async function answerHead({ url, headers, signal }: Request, config: Config): Promise<Response> {
  const response = await handleEndpoints({ config, request: new Request(url, { headers, signal }) })
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
