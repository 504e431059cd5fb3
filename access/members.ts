import type { FieldAccess } from 'payload'
import type { Rule } from './rules'

/** Everybody who is signed in. */
export const members: Rule = ({ req }) => Boolean(req.user)
export const membersField: FieldAccess = ({ req }) => Boolean(req.user)
