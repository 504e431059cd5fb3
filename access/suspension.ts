import type { Access } from 'payload'
import { isSuspended } from '#domain/account/suspension'
import type { User } from '#types'

/** What nobody else sees, questions to the site, legal notices and appeals stay open to suspended members. */
const openToAll = ['admin-messages', 'blocks', 'notices', 'notifications', 'saved-searches', 'statements']

export const staysOpen = (slug: string): boolean => openToAll.includes(slug)

/** Around every rule of the table for writing. */
export const unlessSuspended =
  (slug: string, rule: Access): Access =>
  (args) =>
    isSuspended(args.req.user as User | null) && !staysOpen(slug) ? false : rule(args)
