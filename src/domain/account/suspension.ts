import { z } from 'zod'
import { REASON_MAX, SUSPENSION_DAYS_MAX } from '#domain/limits'
import { berlinDay, berlinMoment, dayBefore } from '#domain/time/berlin-time'
import { requiredText } from '#domain/web/input'

type Account = { suspendedUntil?: string | null; suspensionReason?: string | null } | null | undefined

/** `through` is the last day, „2026-12-01“. */
export type Suspension = { through: string; reason: string }

/** A suspended member reads like any other and writes nothing (docs/decisions/067-suspension.md). */
export const isSuspended = (account: Account, now = Date.now()): boolean =>
  Boolean(account?.suspendedUntil && Date.parse(account.suspendedUntil) > now)

const DAY_MS = 24 * 60 * 60 * 1000

/** `through` is the last day, in Berlin. */
export const suspensionInput = z.object({
  through: z.iso
    .date({ error: 'day', abort: true })
    .refine((day) => Date.parse(suspendedUntil(day)) > Date.now(), 'past')
    .refine((day) => Date.parse(day) < Date.now() + SUSPENSION_DAYS_MAX * DAY_MS, 'far'),
  reason: requiredText(REASON_MAX),
  /** Whether what the member has published is hidden meanwhile. */
  hides: z.boolean().default(false),
})

/** The end of a day in Berlin. */
export const suspendedUntil = (day: string): string => {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  return berlinMoment(`${next}T00:00`)
}

/** The last day. */
export const suspendedThrough = (until: string): string => dayBefore(berlinDay(until))

/** Null where the account is not suspended (any more). */
export function suspensionOf(account: Account): Suspension | null {
  if (!account?.suspendedUntil || !isSuspended(account)) return null
  return { through: suspendedThrough(account.suspendedUntil), reason: account.suspensionReason ?? '' }
}
