import type { FieldAccess } from 'payload'
import { relatedId } from '#domain/lists/ids'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

export const members: Rule = ({ req }) => Boolean(req.user)
export const membersField: FieldAccess = ({ req }) => Boolean(req.user)

export const ownAccount: Rule = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

export const own: Rule = ({ req }) => (req.user ? { owner: { equals: req.user.id } } : false)

/** Whoever is confirmed as the owner of an entry of the directory. */
export const claimed: Rule = ({ req }) => (req.user ? { claimedBy: { equals: req.user.id } } : false)

export const claimerOrStaffField: FieldAccess = ({ req, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === relatedId(doc?.claimedBy))

export const ownAccountOrStaffField: FieldAccess = ({ req, id, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === (id ?? doc?.id))

export const ownOrStaffField: FieldAccess = ({ req, doc }) =>
  isStaff(req.user) || (Boolean(req.user) && req.user?.id === relatedId(doc?.owner))

/** How the approval of an item stands is also for its confirmed owner. */
export const holderOrStaffField: FieldAccess = (asked) => ownOrStaffField(asked) || claimerOrStaffField(asked)
