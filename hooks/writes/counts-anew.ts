import type { CollectionAfterChangeHook } from 'payload'
import { notHidden } from '#access/visibility/hidden'

type Written = Pick<Parameters<CollectionAfterChangeHook>[0], 'doc' | 'operation' | 'previousDoc'>

/** Whether what it belongs to shows another number now: one more, or one that staff hid or showed again. */
export const countsAnew = ({ doc, operation, previousDoc }: Written): boolean =>
  operation === 'create' || notHidden.holds(doc) !== notHidden.holds(previousDoc)
