import { EVENT_NEWS_MINUTES, EVENT_SOON_HOURS, EVENT_SOON_NEWS_MINUTES } from '#domain/limits'
import type { EventChange } from './event-change'

/** `starts`: before and after the change. */
type News = { change: EventChange; starts: readonly string[]; now: Date }

/** When to write to those registered: an hour after the first change, soon if somebody may be on the way. */
export function emailsDue({ change, starts, now }: News): Date {
  const soon = now.getTime() + EVENT_SOON_HOURS * 3_600_000
  const isUrgent = change.kind !== 'changed' || starts.some((start) => Date.parse(start) <= soon)
  const minutes = isUrgent ? EVENT_SOON_NEWS_MINUTES : EVENT_NEWS_MINUTES
  return new Date(now.getTime() + minutes * 60_000)
}
