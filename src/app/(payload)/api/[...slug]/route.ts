import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '#config'

type Handler = ReturnType<typeof REST_GET>

export const GET = REST_GET(config)
export const POST = REST_POST(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const DELETE = REST_DELETE(config)
export const OPTIONS = REST_OPTIONS(config)

/** Payload knows no HEAD: it is what GET answers, without the body. */
export const HEAD: Handler = async ({ url, headers, signal }, place) => {
  const response = await GET(new Request(url, { headers, signal }), place)
  await response.body?.cancel()
  return new Response(null, { status: response.status, headers: response.headers })
}
