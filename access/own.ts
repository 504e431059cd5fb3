import type { FieldAccess } from 'payload'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

/** The caller's own account. */
export const ownAccount: Rule = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

/** What the caller made. */
export const own: Rule = ({ req }) => (req.user ? { owner: { equals: req.user.id } } : false)

export const ownAccountOrStaffField: FieldAccess = ({ req, id, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === (id ?? doc?.id))

/** A value of an item that only its owner and staff see. */
export const ownOrStaffField: FieldAccess = ({ req, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === relatedId(doc?.owner))
