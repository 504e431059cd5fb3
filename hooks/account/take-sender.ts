import type { CollectionBeforeChangeHook } from 'payload'

/** Who writes is known from the account, never from the body. */
export const takeSender: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, name: req.user.fullName, email: req.user.email } : data
