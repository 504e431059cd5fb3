import { addDays } from 'date-fns/addDays'
import type { CollectionBeforeChangeHook } from 'payload'
import { omit } from '#hooks/writes/omit-from-update'

type Validity = { publishedAt: string; expiresAt: string }

export const validityFrom = ({ now, days }: { now: Date; days: number }): Validity => ({
  publishedAt: now.toISOString(),
  expiresAt: addDays(now, days).toISOString(),
})

export const renewal = { renewsValidity: true } as const

/** By the server's clock; other updates must not overwrite a concurrent renewal. */
export const startValidity =
  (days: number): CollectionBeforeChangeHook =>
  ({ context, data, operation }) => {
    if (operation === 'create') return { ...data, ...validityFrom({ now: new Date(), days }) }
    return context.renewsValidity ? data : omit(data, ['publishedAt', 'expiresAt', 'expiryNotice'])
  }
