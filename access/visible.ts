import type { Where } from 'payload'
import type { Rule } from './rules'

/** Items of which staff approved a version (the trait `approvable`). */
export const listed: Rule = (): Where => ({ listed: { equals: true } })

/** Items whose time has not run out (the trait `expiring`). */
export const unexpired: Rule = (): Where => ({ expiresAt: { greater_than: new Date().toISOString() } })
