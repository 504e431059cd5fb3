import type { CollectionAfterChangeHook } from 'payload'
import { notHidden } from '#access/visibility/hidden'

type Written = Pick<Parameters<CollectionAfterChangeHook>[0], 'doc' | 'operation' | 'previousDoc'>

export const countsAnew = ({ doc, operation, previousDoc }: Written): boolean =>
  operation === 'create' || notHidden.holds(doc) !== notHidden.holds(previousDoc)
