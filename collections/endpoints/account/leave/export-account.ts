import { Readable } from 'node:stream'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { uploadCollections } from '#domain/limits'
import { ownSessions } from '#domain/account/own-sessions'
import { ownedCollections } from '#domain/owned-collections'
import { type ZipEntry, zipOf } from '#domain/formats/zip'
import { claimedIds } from '#database/statements/directory/entries'
import { directoryKinds } from '#domain/directory/directory-kinds'
import { emailChangesOf } from '#database/statements/account/email-changes'
import { formerTextsOf, topicsOf } from '#database/statements/account/exported-forum'
import { pushServicesOf } from '#database/statements/notifications/push-subscriptions'
import { openFiles } from '#database/files/open-files'
import { open } from '#collections/guard/open-endpoints'
import { type SignedIn, signedIn } from '#collections/endpoints/answers'

/** GDPR, Art. 15 and 20. */
export const exportAccount: Endpoint = {
  path: '/me/export',
  method: 'get',
  custom: open({ query: [], limit: 'export' }),
  handler: async (req) => {
    const viewer = signedIn(req)
    const day = new Date().toISOString().slice(0, 10)
    const archive = Readable.toWeb(Readable.from(zipOf(entriesOf(req, viewer)))) as ReadableStream
    return new Response(archive, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="bulgari-v-germania-${day}.zip"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

async function* entriesOf(req: PayloadRequest, viewer: SignedIn): AsyncGenerator<ZipEntry> {
  const sessions = ownSessions({ sessions: viewer.sessions, currentId: viewer._sid, now: new Date() })
  const asMember = { overrideAccess: false, depth: 0, req } as const
  const account = await req.payload.findByID({ collection: 'users', id: viewer.id, ...asMember })
  yield json('profile', { ...account, sessions })
  yield json('email-changes', await emailChangesOf(req, viewer.id))
  yield json('push-services', await pushServicesOf(req, viewer.id))
  yield json('former-texts', await formerTextsOf(req, viewer.id))
  yield json('topics', await topicsOf(req, viewer.id))
  for (const collection of Object.keys(ownedCollections) as CollectionSlug[]) {
    if (!(collection in req.payload.collections)) continue
    const ids = await ownIds({ collection, ownerId: viewer.id, req })
    const where = { id: { in: ids } }
    const { docs } = await req.payload.find({ collection, where, ...asMember, pagination: false })
    yield json(collection, docs.map(withoutOthers))
    if (uploadCollections.some((name) => name === collection)) yield* filesOf({ collection, docs })
  }
  for (const kind of directoryKinds) {
    const ids = (await claimedIds(req, { kind, member: viewer.id })).map(({ id }) => id)
    const where = { id: { in: ids } }
    const { docs } = await req.payload.find({ collection: kind, where, ...asMember, pagination: false })
    yield json(`claimed-${kind}`, docs)
  }
}

type Asked = { collection: CollectionSlug; ownerId: string; req: PayloadRequest }

/** Finds ids without access control, since hidden fields cannot be queried; the items are read with it. */
async function ownIds({ collection, ownerId, req }: Asked): Promise<string[]> {
  const where = { owner: { equals: ownerId } }
  const found = { collection, where, limit: 0, pagination: false, req }
  const { docs } = await req.payload.db.find<{ id: string }>(found)
  return docs.map(({ id }) => id)
}

function withoutOthers(doc: object): object {
  const { itemInfo: _, ...own } = doc as { itemInfo?: unknown }
  return own
}

const json = (name: string, value: unknown): ZipEntry => ({
  name: `${name}.json`,
  content: [Buffer.from(JSON.stringify(value, null, 2))],
  at: new Date(),
})

async function* filesOf({
  collection,
  docs,
}: {
  collection: string
  docs: object[]
}): AsyncGenerator<ZipEntry> {
  const files = await openFiles()
  for (const doc of docs) {
    const { filename, prefix, mimeType, createdAt } = doc as Record<string, string | null | undefined>
    if (!filename) continue
    const file = { collection, filename, prefix: prefix ?? '', mimeType: mimeType ?? '' }
    const found = await files.read(file)
    if (!found) continue
    const at = new Date(createdAt ?? Date.now())
    yield { name: `files/${collection}/${filename}`, content: found.stream, at }
  }
}
