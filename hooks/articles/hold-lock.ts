import type { CollectionAfterChangeHook } from 'payload'

/** Payload releases the lock with every save; one that happens by itself is not the end of editing (payload#11604). */
export const holdLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const isAutosave = operation === 'update' && String(req.query?.autosave) === 'true'
  if (!isAutosave || !req.user) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: 'users', value: req.user.id },
    },
    req,
    returning: false,
  })
}
