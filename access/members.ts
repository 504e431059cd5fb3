import type { FieldAccess } from 'payload'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

export const members: Rule = ({ req }) => Boolean(req.user)
export const membersField: FieldAccess = ({ req }) => Boolean(req.user)

export const ownAccount: Rule = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

export const own: Rule = ({ req }) => (req.user ? { owner: { equals: req.user.id } } : false)

export const ownAccountOrStaffField: FieldAccess = ({ req, id, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === (id ?? doc?.id))

export const ownOrStaffField: FieldAccess = ({ req, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === relatedId(doc?.owner))
