import { addDays } from 'date-fns'
import type { CollectionBeforeChangeHook } from 'payload'

/** The server's clock decides, never the request. */
export const startValidity =
  (days: number): CollectionBeforeChangeHook =>
  ({ data, operation }) => {
    if (operation !== 'create') return data
    const now = new Date()
    return { ...data, publishedAt: now.toISOString(), expiresAt: addDays(now, days).toISOString() }
  }
