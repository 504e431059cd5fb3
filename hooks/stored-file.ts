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

/** Sends a file as long as the caller may read its row, whether it was removed already or not. */
export const sendFile = (answerHeaders: ResponseHeaders): FileHandler =>
  (async (req, { headers = new Headers(), params }) => {
    const { config } = req.payload.collections[params.collection as CollectionSlug]
    const row = await rowOf({ config, filename: params.filename, req })
    if (!row) return new Response(null, { status: 404 })
    // What staff took out of public is for the one who asks and for nobody's cache.
    if (row.hidden) headers.set('Cache-Control', 'private, no-store')
    if (hasBucket()) return
    const stored = filesOfRow(config.slug, row).find(({ file }) => file.filename === params.filename)!
    const content = await (await openFiles()).read(stored.file)
    if (!content) return new Response(null, { status: 404 })
    headers.set('Content-Type', stored.file.mimeType)
    headers.set('Content-Length', String(content.size))
    return new Response(Readable.toWeb(content.stream) as ReadableStream, {
      headers: answerHeaders({ headers }),
    })
  }) as FileHandler

type Asked = { config: SanitizedCollectionConfig; filename: string; req: PayloadRequest }

async function rowOf({ config, filename, req }: Asked) {
  const sizes = config.upload.imageSizes ?? []
  const columns = ['filename', ...sizes.map(({ name }) => `sizes.${name}.filename`)]
  const where = { or: columns.map((column): Where => ({ [column]: { equals: filename } })) }
  const asCaller = { overrideAccess: false, depth: 0, limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.find({ collection: config.slug, where, ...asCaller })
  return docs[0] as unknown as (FileRow & { hidden?: boolean }) | undefined
}
