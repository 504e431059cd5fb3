import type {
  CollectionCustom,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { withMutex } from '#database/connection/keyed-mutex'
import { isId } from '#domain/lists/ids'

/**
 * For collections with the trait `sentOnce`: what was sent with a known key is answered with what it made the first
 * time. Around Payload's own call, because a hook cannot end a write well (docs/decisions/053-edits-and-keys.md).
 */
export function answerOnce(endpoint: Endpoint, { slug, custom }: SanitizedCollectionConfig): Endpoint {
  const { isSentOnce }: CollectionCustom = custom
  if (!isSentOnce || endpoint.method !== 'post' || endpoint.path !== '/') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    const { clientKey: key } = ((await req.json?.().catch(() => null)) ?? {}) as { clientKey?: unknown }
    if (!req.user || !isId(key)) return endpoint.handler(req)
    const sent = { req, collection: slug as CollectionSlug, key: String(key) }
    return withMutex(`sent:${slug}:${req.user.id}:${sent.key}`, async () => {
      const first = await firstAnswer(sent)
      return first ?? madeOrKnown(sent, () => Promise.resolve(endpoint.handler(req)))
    })
  }
  return { ...endpoint, handler }
}

type Sent = { req: PayloadRequest; collection: CollectionSlug; key: string }

/** Another process may make it meanwhile; the unique index lets one of them through. */
async function madeOrKnown(sent: Sent, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    const first = await firstAnswer(sent)
    if (first) return first
    throw error
  }
}

async function firstAnswer({ req, collection, key }: Sent): Promise<Response | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { owner: { equals: req.user!.id }, clientKey: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [known] = docs
  if (!known) return null
  const doc = await req.payload.findByID({ collection, id: known.id, depth: 0, overrideAccess: false, req })
  return Response.json({ doc })
}
