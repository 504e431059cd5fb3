import type { CollectionBeforeChangeHook } from 'payload'

export const takeCityOfOwner =
  (field: string): CollectionBeforeChangeHook =>
  ({ data, operation, req }) =>
    operation === 'create' && req.user ? { ...data, [field]: req.user.city ?? null } : data
