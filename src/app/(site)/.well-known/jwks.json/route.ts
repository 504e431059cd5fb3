import { getPayload } from 'payload'
import config from '#config'
import { publishedKeySet } from '#database/statements/account/signing-keys'
import { KEY_SET_CACHE_MINUTES } from '#domain/limits'

export const dynamic = 'force-dynamic'

export async function GET() {
  const keys = await publishedKeySet(await getPayload({ config }))
  return Response.json(
    { keys },
    { headers: { 'Cache-Control': `public, max-age=${KEY_SET_CACHE_MINUTES * 60}` } },
  )
}
