import { refuseSecondActive, waitForOwnersLock } from '#hooks/writes/one-active'
import { add } from './addition'
import type { Trait } from './trait'

/** A unique index for owner and `of`; a violation becomes 409 with this message. */
export const onePerOwner = ({ of = [], message }: { of?: string[]; message: string }): Trait => ({
  name: 'onePerOwner',
  requires: ['owned'],
  fields: of,
  extend: (config) =>
    add(config, { indexes: [{ fields: ['owner', ...of], unique: true }], custom: { onlyOne: message } }),
})

/** An exclusion constraint over owner and the time from `publishedAt` to `expiresAt` (src/database/migrations). */
export const oneActivePerOwner = (message: string): Trait => ({
  name: 'oneActivePerOwner',
  requires: ['owned', 'expiring'],
  extend: (config) =>
    add(config, {
      hooks: { beforeOperation: [refuseSecondActive(message)], beforeChange: [waitForOwnersLock] },
      custom: { onlyOne: message },
    }),
})
