import type { CollectionAfterChangeHook } from 'payload'
import { notHidden } from '#access/visibility/hidden'

type Written = Pick<Parameters<CollectionAfterChangeHook>[0], 'doc' | 'operation' | 'previousDoc'>

/** Created, hidden or shown again. */
export const countsAnew = ({ doc, operation, previousDoc }: Written): boolean =>
  operation === 'create' || notHidden.holds(doc) !== notHidden.holds(previousDoc)
