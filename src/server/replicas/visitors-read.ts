import { idPattern } from '#domain/lists/ids'
import { pagedKinds } from '#domain/kinds'
import type { PageCache } from '../cache/page-cache'
import type { Exchange } from '../response/exchange'
import { hasSession } from '../sockets/identify-by-cookie'
import type { Replicas } from './replicas'

/** What everybody may read and nobody depends on: no links of letters, no keys, no files. */
const publicReads = new RegExp(
  `^/api/(?:search|stats|activity|(?:${pagedKinds.join('|')})(?:/${idPattern})?)$`,
)

type Asked = Pick<Exchange, 'method' | 'headers' | 'path'>

/** Members' own reads are the primary's: there they find what they wrote, whichever process answers. */
export const isVisitorsRead = ({ method, headers, path }: Asked) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  !hasSession(headers.cookie) &&
  publicReads.test(path ?? '')

type Lending = {
  exchange: Pick<Exchange, 'context' | 'response'>
  cache: Pick<PageCache, 'settle'>
  replicas: Pick<Replicas, 'choose'>
}

/** For this request alone: what it starts may go on, and then asks the primary. */
export async function lendReplica({ exchange: { context, response }, cache, replicas }: Lending) {
  if (!context) return
  response.once('close', () => (context.replica = null))
  await cache.settle()
  const replica = await replicas.choose()
  if (!response.closed) context.replica = replica
}
