import { handleEndpoints, type SanitizedConfig } from 'payload'

type Config = SanitizedConfig | Promise<SanitizedConfig>

/** Payload's REST API. HEAD, which Payload does not know, is answered as GET is, without the body. */
export async function answerRest(request: Request, config: Config): Promise<Response> {
  if (request.method !== 'HEAD') return handleEndpoints({ config, request })
  const { url, headers, signal } = request
  const response = await handleEndpoints({ config, request: new Request(url, { headers, signal }) })
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
