import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  UploadConfig,
} from 'payload'
import { openFile, saveFile } from '#database/stored-files'
import { env } from '#env'

/** With a bucket the plugin uploads and sends files; on a disk we do (docs/decisions/017-files-after-commit.md). */
const hasBucket = () => Boolean(env.S3_BUCKET)

export const storeFile: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'create' || hasBucket() || !req.file) return
  await saveFile({ collection: collection.slug, filename: doc.filename, bytes: req.file.data })
}

/** A job of the same transaction: the file goes once the row is really gone, and not when the row stays. */
export const removeFileLater: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { filename, prefix, _objectKey } = doc
  const input = { collection: collection.slug, file: { filename, prefix, _objectKey } }
  await req.payload.jobs.queue({ task: 'removeFile', queue: 'default', input, req })
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]
type Sent = { collection: CollectionSlug; headers: (headers: Headers) => Headers }

/** Sends a file as long as its row stands, whether it was removed already or not. */
export const sendFile = ({ collection, headers }: Sent): FileHandler =>
  (async (req, { params: { filename } }) => {
    const where = { filename: { equals: filename } }
    const row = await req.payload.db.findOne<{ id: string; mimeType: string }>({ collection, where, req })
    if (!row) return new Response(null, { status: 404 })
    if (hasBucket()) return
    const file = await openFile({ collection, filename })
    if (!file) return new Response(null, { status: 404 })
    const about = { 'Content-Type': row.mimeType, 'Content-Length': String(file.size) }
    return new Response(file.stream, { headers: headers(new Headers(about)) })
  }) as FileHandler
