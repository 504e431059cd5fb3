import type { CollectionBeforeOperationHook } from 'payload'

/** Payload's default is 10. */
export const listAtOnce =
  (count: number): CollectionBeforeOperationHook =>
  ({ args, operation, req }) =>
    operation === 'read' && req.payloadAPI === 'REST' && 'pagination' in args && !args.limit
      ? { ...args, limit: count }
      : args

const depth = 2

export const populateOverRest: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'read' && req.payloadAPI === 'REST' && args.depth === undefined ? { ...args, depth } : args
