import { addDays } from 'date-fns'
import type { CollectionBeforeChangeHook } from 'payload'
import { without } from '#hooks/writes/leave-columns'

type Validity = { publishedAt: string; expiresAt: string }

export const validityFrom = ({ now, days }: { now: Date; days: number }): Validity => ({
  publishedAt: now.toISOString(),
  expiresAt: addDays(now, days).toISOString(),
})

/** The context of the update that renews an item. */
export const renewal = { renewsValidity: true } as const

/** The server's clock decides, never the request; no other update touches what a renewal at the same moment writes. */
export const startValidity =
  (days: number): CollectionBeforeChangeHook =>
  ({ context, data, operation }) => {
    if (operation === 'create') return { ...data, ...validityFrom({ now: new Date(), days }) }
    return context.renewsValidity ? data : without(data, ['publishedAt', 'expiresAt', 'expiryNotice'])
  }
