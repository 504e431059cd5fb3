import type { CollectionBeforeOperationHook } from 'payload'
import { lockEvent } from '#database/statements/events/event-seats'
import { isId } from '#domain/lists/public-query'

/**
 * Payload reads an event, works, and writes all of it back. The row is taken before, so that no such write brings back
 * an older count or undoes a cancellation.
 */
export const lockEventBeforeUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || !req.transactionID) return
  if (isId(args.id)) await lockEvent(req, String(args.id))
}
