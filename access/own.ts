import type { FieldAccess } from 'payload'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

/** The caller's own account. */
export const ownAccount: Rule = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

export const ownAccountOrStaffField: FieldAccess = ({ req, id, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === (id ?? doc?.id))
