import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  UploadConfig,
  Where,
} from 'payload'
import { type FileRow, filesOfRow } from '#database/files/files-of-row'
import { openFiles } from '#database/files/open-files'
import { env } from '#env'

/** With a bucket the plugin uploads and sends files; on a disk we do (docs/decisions/028-files-after-commit.md). */
const hasBucket = () => Boolean(env.S3_BUCKET)

export const storeFile: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  const isNew = operation === 'create' || doc.filename !== previousDoc.filename
  if (!isNew) return
  if (operation === 'update') await queueRemoval({ collection: collection.slug, row: previousDoc, req })
  if (!hasBucket()) await write({ collection: collection.slug, row: doc, req })
}

/** A job of the same transaction: the files go once the row is really gone, and not when the row stays. */
export const removeFileLater: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  queueRemoval({ collection: collection.slug, row: doc, req })

type Stored = { collection: string; row: FileRow; req: PayloadRequest }

async function write({ collection, row, req }: Stored) {
  const files = await openFiles()
  for (const { size, file } of filesOfRow(collection, row)) {
    const data = size ? req.payloadUploadSizes?.[size] : req.file?.data
    if (data) await files.write(file, { size: data.length, stream: Readable.from([data]) })
  }
}

async function queueRemoval({ collection, row, req }: Stored) {
  const files = filesOfRow(collection, row).map(({ file }) => file)
  if (files.length === 0) return
  await req.payload.jobs.queue({ task: 'removeFile', queue: 'default', input: { files }, req })
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]
type ResponseHeaders = (given: { headers: Headers }) => Headers

/**
 * Sends a file as long as the caller may read its row, whether it was removed already or not. What only its owner and
 * staff may see is for the one who asks and for nobody's cache.
 */
export const sendFile = (answerHeaders: ResponseHeaders): FileHandler =>
  (async (req, { headers = new Headers(), params }) => {
    const { config } = req.payload.collections[params.collection as CollectionSlug]
    const { payload, user } = req
    const asked = { config, filename: params.filename, payload }
    const forAll = await rowOf(asked)
    const row = forAll ?? (user ? await rowOf({ ...asked, user }) : undefined)
    if (!row) return missing()
    if (!forAll) headers.set('Cache-Control', 'private, no-store')
    if (hasBucket()) return
    if (forAll) headers.set('ETag', tagOf(params.filename))
    if (isKnown(req, headers)) return new Response(null, { status: 304, headers: answerHeaders({ headers }) })
    const stored = filesOfRow(config.slug, row).find(({ file }) => file.filename === params.filename)!
    const content = await (await openFiles()).read(stored.file)
    if (!content) return missing()
    headers.set('Content-Type', stored.file.mimeType)
    headers.set('Content-Length', String(content.size))
    return new Response(Readable.toWeb(content.stream) as ReadableStream, {
      headers: answerHeaders({ headers }),
    })
  }) as FileHandler

/** It may be there again in a moment: for its owner, or for everybody. */
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** The name of a file never repeats, so it says as much as the content. Weak, as text is compressed on its way out. */
const tagOf = (filename: string) => `W/"${createHash('sha256').update(filename).digest('base64url')}"`

function isKnown(req: PayloadRequest, headers: Headers): boolean {
  const known = (req.headers.get('if-none-match') ?? '').split(',')
  const tag = headers.get('ETag')
  return tag !== null && known.some((one) => one.trim() === tag)
}

type Asked = {
  config: SanitizedCollectionConfig
  filename: string
  payload: PayloadRequest['payload']
  /** Nobody: what everybody may see. */
  user?: PayloadRequest['user']
}

async function rowOf({ config, filename, payload, user }: Asked) {
  const sizes = config.upload.imageSizes ?? []
  const columns = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  const where = { or: columns.map((column): Where => ({ [column]: { equals: filename } })) }
  const asCaller = { user, overrideAccess: false, depth: 0, limit: 1, pagination: false } as const
  const { docs } = await payload.find({ collection: config.slug, where, ...asCaller })
  return docs[0] as unknown as FileRow | undefined
}
