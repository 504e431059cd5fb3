import type { TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { holdUnusedPicture, unusedPictures } from '#database/statements/files/unused-pictures'
import { UNUSED_PICTURES_KEPT_HOURS, UNUSED_PICTURES_PURGED_MAX } from '#domain/limits'
import { dueAt } from './schedule'

/** Uploads that were never used, or were removed from a post. */
export const purgePictures: TaskConfig<'purgePictures'> = {
  slug: 'purgePictures',
  ...dueAt('0 47 * * * *'),
  handler: async ({ req }) => {
    const unused = { hours: UNUSED_PICTURES_KEPT_HOURS, limit: UNUSED_PICTURES_PURGED_MAX }
    for (const id of await unusedPictures(req, unused)) {
      await inTransaction(req, async () => {
        if (await holdUnusedPicture(req, id)) await req.payload.delete({ collection: 'media', id, req })
      })
    }
    return { output: {} }
  },
}
