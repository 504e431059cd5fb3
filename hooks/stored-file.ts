import { Readable } from 'node:stream'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  UploadConfig,
} from 'payload'
import { openFiles } from '#database/files/open-files'
import type { StoredFile } from '#database/files/stored-file'
import { env } from '#env'

/** With a bucket the plugin uploads and sends files; on a disk we do (docs/decisions/028-files-after-commit.md). */
const hasBucket = () => Boolean(env.S3_BUCKET)

export const storeFile: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'create' || hasBucket() || !req.file) return
  const { data } = req.file
  const files = await openFiles()
  await files.write(fileOf(collection.slug, doc), { size: data.length, stream: Readable.from([data]) })
}

/** A job of the same transaction: the file goes once the row is really gone, and not when the row stays. */
export const removeFileLater: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const input = { file: fileOf(collection.slug, doc) }
  await req.payload.jobs.queue({ task: 'removeFile', queue: 'default', input, req })
}

type Row = { filename: string; prefix?: string | null; mimeType: string }

const fileOf = (collection: string, { filename, prefix, mimeType }: Row): StoredFile => ({
  collection,
  prefix: prefix ?? '',
  filename,
  mimeType,
})

type FileHandler = NonNullable<UploadConfig['handlers']>[number]
type Sent = { collection: CollectionSlug; headers: (headers: Headers) => Headers }

/** Sends a file as long as the caller may read its row, whether it was removed already or not. */
export const sendFile = ({ collection, headers }: Sent): FileHandler =>
  (async (req, { params: { filename } }) => {
    const where = { filename: { equals: filename } }
    const asCaller = { overrideAccess: false, depth: 0, limit: 1, req } as const
    const { docs } = await req.payload.find({ collection, where, ...asCaller })
    const row = docs[0] as Row | undefined
    if (!row) return new Response(null, { status: 404 })
    if (hasBucket()) return
    const file = await (await openFiles()).read(fileOf(collection, row))
    if (!file) return new Response(null, { status: 404 })
    const about = { 'Content-Type': row.mimeType, 'Content-Length': String(file.size) }
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: headers(new Headers(about)),
    })
  }) as FileHandler
