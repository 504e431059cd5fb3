import { refuseSecondActive, waitForOwnersLock } from '#hooks/small-ads/one-active'
import { add, type Trait } from './collection'

/**
 * Of the items that are valid at any moment (the trait `expiring`), one for each member. An exclusion constraint
 * over the owner and the time from `publishedAt` to `expiresAt` keeps the rule (src/database/migrations); the
 * second is answered with 409 and this sentence.
 */
export const oneActivePerOwner =
  (message: string): Trait =>
  (config) =>
    add(config, {
      hooks: { beforeOperation: [refuseSecondActive(message)], beforeChange: [waitForOwnersLock] },
      custom: { onlyOne: message },
    })
