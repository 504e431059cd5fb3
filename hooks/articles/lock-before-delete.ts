import type { CollectionBeforeDeleteHook } from 'payload'
import { lockRow } from '#database/connection/sql'

/**
 * The article before its versions, as every save takes them. Payload deletes the versions first: against a save at the
 * same time that would be a deadlock.
 */
export const lockBeforeDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  lockRow(req, { slug: 'articles', id })
