import type { CollectionAfterReadHook } from 'payload'
import { isStaff } from '#domain/roles'

/** Payload fills a virtual field after it has applied the field's own read access, so it is taken away here. */
export const hideReporterEmail: CollectionAfterReadHook = ({ doc, overrideAccess, req }) => {
  if (!overrideAccess && !isStaff(req.user)) delete doc.reporterEmail
  return doc
}
