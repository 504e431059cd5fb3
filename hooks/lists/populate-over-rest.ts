import type { CollectionBeforeOperationHook } from 'payload'

/** The author, and the author's picture. */
const depth = 2

/** Only for the request itself: calls of our own code say the depth that they need. */
export const populateOverRest: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'read' && req.payloadAPI === 'REST' && args.depth === undefined ? { ...args, depth } : args
