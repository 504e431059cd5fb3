import { refuseSecondActive, waitForOwnersLock } from '#hooks/small-ads/one-active'
import { add } from './collection'
import type { Trait } from './trait'

/**
 * At most one for each member, or one for each member and what `of` names. PostgreSQL keeps the rule, so that two
 * requests at the same moment cannot both win; the second is answered with 409 and this sentence.
 */
export const onePerOwner = ({ of = [], message }: { of?: string[]; message: string }): Trait => ({
  name: 'onePerOwner',
  requires: ['owned'],
  fields: of,
  extend: (config) =>
    add(config, { indexes: [{ fields: ['owner', ...of], unique: true }], custom: { onlyOne: message } }),
})

/**
 * The same for the items that are valid at any moment: an exclusion constraint over the owner and the time from
 * `publishedAt` to `expiresAt` keeps it (src/database/migrations).
 */
export const oneActivePerOwner = (message: string): Trait => ({
  name: 'oneActivePerOwner',
  requires: ['owned', 'expiring'],
  extend: (config) =>
    add(config, {
      hooks: { beforeOperation: [refuseSecondActive(message)], beforeChange: [waitForOwnersLock] },
      custom: { onlyOne: message },
    }),
})
