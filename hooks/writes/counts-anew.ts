import type { CollectionAfterChangeHook } from 'payload'

type Written = Pick<Parameters<CollectionAfterChangeHook>[0], 'doc' | 'operation' | 'previousDoc'>

/** Whether what it belongs to shows another number now: one more, or one that staff hid or showed again. */
export const countsAnew = ({ doc, operation, previousDoc }: Written): boolean =>
  operation === 'create' || Boolean(doc.hidden) !== Boolean(previousDoc.hidden)
