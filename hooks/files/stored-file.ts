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
import type { StoredFile } from '#database/files/stored-file'
import { env } from '#env'

/** With a bucket the plugin stores and sends files; without one we do (docs/decisions/028-files-after-commit.md). */
const hasBucket = () => Boolean(env.S3_BUCKET)

export const storeFile: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  const isNew = operation === 'create' || doc.filename !== previousDoc.filename
  if (!isNew) return
  if (operation === 'update') await queueRemoval({ collection: collection.slug, row: previousDoc, req })
  if (!hasBucket()) await write({ collection: collection.slug, row: doc, req })
}

/** A job of the same transaction: on rollback the files stay. */
export const removeFileLater: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  queueRemoval({ collection: collection.slug, row: doc, req })

type Stored = { collection: string; row: FileRow; req: PayloadRequest }

async function write({ collection, row, req }: Stored) {
  const files = await openFiles()
  const written: StoredFile[] = []
  try {
    for (const { size, file } of filesOfRow(collection, row)) {
      const data = size ? req.payloadUploadSizes?.[size] : req.file?.data
      if (!data) continue
      await files.write(file, { size: data.length, stream: Readable.from([data]) })
      written.push(file)
    }
  } catch (error) {
    // The row goes with the transaction.
    await Promise.allSettled(written.map(files.remove))
    throw error
  }
}

async function queueRemoval({ collection, row, req }: Stored) {
  const files = filesOfRow(collection, row).map(({ file }) => file)
  if (files.length === 0) return
  await req.payload.jobs.queue({ task: 'removeFile', queue: 'default', input: { files }, req })
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]
type ResponseHeaders = (given: { headers: Headers }) => Headers

/** Sends a file to whoever may read its row. What is not public must not be cached. */
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

/** Not cached, because the file may come back. */
const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** File names are never reused, so they identify the content. Weak, because text is compressed later. */
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
  /** Undefined checks what everybody may see. */
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
