import type { Access, Where } from 'payload'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

/** Items of which staff approved a version (the trait `approvable`). */
export const listed: Rule = (): Where => ({ listed: { equals: true } })

/** Items whose time has not run out (the trait `expiring`). */
export const unexpired: Rule = (): Where => ({ expiresAt: { greater_than: new Date().toISOString() } })

const shown: Where = { hidden: { not_equals: true } }

/** The same rule without what staff took out of public (the trait `hideable`); its owner and staff still see it. */
export const unlessHidden =
  (read: Access | undefined): Access =>
  async (args) => {
    const { user } = args.req
    const verdict = read ? await read(args) : false
    // A file asks again for its document (hooks/stored-file.ts): what is hidden is missing, not forbidden.
    if (verdict === false || isStaff(user) || args.isReadingStaticFile) return verdict
    const seen: Where = user ? { or: [shown, { owner: { equals: user.id } }] } : shown
    return verdict === true ? seen : { and: [verdict, seen] }
  }
