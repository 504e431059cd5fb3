type Pin = { isPinned: boolean | null | undefined; until: string | Date | null | undefined; now: Date }

/** Staff pin a topic for good or until a day. */
export const isPinnedNow = ({ isPinned, until, now }: Pin): boolean =>
  Boolean(isPinned) && (!until || new Date(until).getTime() > now.getTime())

/** A topic is hot while the last 7 days hold 10 replies or 100 readers. */
export const HOT_DAYS = 7
export const HOT_REPLIES = 10
export const HOT_VIEWS = 100

type Heat = {
  /** When the tenth newest reply came; null with fewer replies. */
  tenthReplyAt: Date | null
  /** When the hundredth newest reader came; each reader counts once, with the last visit. */
  hundredthViewAt: Date | null
}

/**
 * The moment at which the topic cools down, null when it never was hot. Being a moment and not a flag, it stays
 * right without anybody looking at it again.
 */
export function hotUntil({ tenthReplyAt, hundredthViewAt }: Heat): Date | null {
  const last = Math.max(tenthReplyAt?.getTime() ?? -Infinity, hundredthViewAt?.getTime() ?? -Infinity)
  return Number.isFinite(last) ? new Date(last + HOT_DAYS * 86_400_000) : null
}

export const isHot = ({ until, now }: { until: Date | string | null | undefined; now: Date }): boolean =>
  Boolean(until) && new Date(until!).getTime() > now.getTime()
