import type { PayloadRequest } from 'payload'
import { countRequest } from '#database/statements/web/request-counts'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { isPerMember, type RequestLimit } from '#domain/request-limits'
import { env } from '#env'
import { refusalTexts } from '#texts/web/refusals'
import { refuseFor } from './refuse'

type Asked = { req: PayloadRequest; limit: RequestLimit | null }

export async function limitRequest({ req, limit }: Asked): Promise<Response | null> {
  if (!limit || env.REQUEST_LIMITS === 'off') return null
  const address = req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
  const key = isPerMember(limit) && req.user ? `member:${req.user.id}` : `address:${address}`
  const seconds = await countRequest({ limit, key })
  return seconds === null ? null : refuseFor(seconds, { message: refusalTexts.tooMany(seconds) })
}
