import type { CollectionBeforeOperationHook } from 'payload'

/** How many a call gives that does not say how many it wants; Payload would give ten. */
export const listAtOnce =
  (count: number): CollectionBeforeOperationHook =>
  ({ args, operation, req }) =>
    operation === 'read' && req.payloadAPI === 'REST' && 'pagination' in args && !args.limit
      ? { ...args, limit: count }
      : args
