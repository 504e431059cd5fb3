import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook } from 'payload'
import { filesOfRow } from '#database/files/files-of-row'
import { openFiles } from '#database/files/open-files'
import { isStaff } from '#domain/roles'

/** Payload would fetch the picture over the network and overwrite it, which a rollback could not undo. */
export const takeEditedPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isEdited = operation === 'update' && 'id' in args && req.query?.uploadEdits && !req.file
  if (!isEdited || !isStaff(req.user)) return args
  const row = await req.payload.findByID({
    collection: 'media',
    id: String(args.id),
    disableErrors: true,
    req,
  })
  const [original] = row ? filesOfRow('media', row) : []
  const stored = original && (await (await openFiles()).read(original.file))
  if (!stored) return args
  const { filename: name, mimeType: mimetype } = original.file
  req.file = { name, mimetype, size: stored.size, data: await buffer(stored.stream) }
  return args
}
