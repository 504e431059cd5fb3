import type { Access, PayloadRequest, Where } from 'payload'
import { isStaff } from '#domain/roles'
import type { Rule } from './rules'

/** Items of which staff approved a version (the trait `approvable`). */
export const listed: Rule = (): Where => ({ listed: { equals: true } })

/** Items whose time has not run out (the trait `expiring`). */
export const unexpired: Rule = (): Where => ({ expiresAt: { greater_than: new Date().toISOString() } })

const shown: Where = { hidden: { not_equals: true } }

/** What stands under something hidden is as hidden as that; who sees that, sees this. */
const underSeen = (parent: string, user: PayloadRequest['user']): Where => {
  const isShown: Where = { [`${parent}.hidden`]: { not_equals: true } }
  return user ? { or: [isShown, { [`${parent}.owner`]: { equals: user.id } }] } : isShown
}

/**
 * The same rule without what staff took out of public (the trait `hideable`), or what it stands under; its owner and
 * staff still see it.
 */
export const unlessHidden =
  (read: Access | undefined, parent?: string): Access =>
  async (args) => {
    const { user } = args.req
    const verdict = read ? await read(args) : false
    // A file asks again for its document (hooks/files/stored-file.ts): what is hidden is missing, not forbidden.
    if (verdict === false || isStaff(user) || args.isReadingStaticFile) return verdict
    const visible: Where = parent ? { and: [shown, underSeen(parent, user)] } : shown
    const seen: Where = user ? { or: [visible, { owner: { equals: user.id } }] } : visible
    return verdict === true ? seen : { and: [verdict, seen] }
  }
