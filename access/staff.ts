import type { FieldAccess } from 'payload'
import { isAdmin, isStaff } from '#domain/roles'
import type { Rule } from './rules'

export const staff: Rule = ({ req }) => isStaff(req.user)
export const admins: Rule = ({ req }) => isAdmin(req.user)

export const staffField: FieldAccess = ({ req }) => isStaff(req.user)
export const adminsField: FieldAccess = ({ req }) => isAdmin(req.user)

/** For values that only the server writes: counters, derived state, history. */
export const nobodyField: FieldAccess = () => false

export const serverOnly = { create: nobodyField, read: nobodyField, update: nobodyField }
