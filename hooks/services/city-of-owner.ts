import type { CollectionBeforeChangeHook } from 'payload'

/** Where the item is found is where its owner lives; staff publish for nobody's city. */
export const takeCityOfOwner =
  (field: string): CollectionBeforeChangeHook =>
  ({ data, operation, req }) =>
    operation === 'create' && req.user ? { ...data, [field]: req.user.city ?? null } : data
