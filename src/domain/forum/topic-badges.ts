type Pin = { isPinned: boolean | null | undefined; until: string | Date | null | undefined; now: Date }

export const isPinnedNow = ({ isPinned, until, now }: Pin): boolean =>
  Boolean(isPinned) && (!until || new Date(until).getTime() > now.getTime())

/** A topic is hot while the last 7 days hold 10 replies or 100 readers. */
export const HOT_DAYS = 7
export const HOT_REPLIES = 10
export const HOT_VIEWS = 100

type Heat = {
  /** When the tenth newest reply came; null with fewer. */
  tenthReplyAt: Date | null
  /** When the hundredth newest reader came, each counted once by the last visit; null with fewer. */
  hundredthViewAt: Date | null
}

/** A time instead of a flag needs no later update. */
export function hotUntil({ tenthReplyAt, hundredthViewAt }: Heat): Date | null {
  const last = Math.max(tenthReplyAt?.getTime() ?? -Infinity, hundredthViewAt?.getTime() ?? -Infinity)
  return Number.isFinite(last) ? new Date(last + HOT_DAYS * 86_400_000) : null
}

export const isHot = ({ until, now }: { until: Date | string | null | undefined; now: Date }): boolean =>
  Boolean(until) && new Date(until!).getTime() > now.getTime()

type Answer = { content?: string | null; hidden?: boolean | null }

/** Of a populated relation; what a reader may not see comes as an id, and staff see hidden ones too. */
export const shownAnswer = <Comment extends Answer>(
  answer: string | Comment | null | undefined,
): Comment | null => (typeof answer === 'object' && answer && !answer.hidden ? answer : null)
