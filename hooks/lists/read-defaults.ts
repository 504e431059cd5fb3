import type { CollectionBeforeOperationHook } from 'payload'

/** How many a call gives that does not say how many it wants; Payload would give ten. */
export const listAtOnce =
  (count: number): CollectionBeforeOperationHook =>
  ({ args, operation, req }) =>
    operation === 'read' && req.payloadAPI === 'REST' && 'pagination' in args && !args.limit
      ? { ...args, limit: count }
      : args

/** The author, and the author's picture. */
const depth = 2

/** Only for the request itself: calls of our own code say the depth that they need. */
export const populateOverRest: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'read' && req.payloadAPI === 'REST' && args.depth === undefined ? { ...args, depth } : args
