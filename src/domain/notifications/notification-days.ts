import { berlinDay, dayBefore } from '#domain/time/berlin-time'
import type { NotificationGroup } from './notification-groups'

type NotificationDay = 'today' | 'yesterday' | 'earlier'

const order: readonly NotificationDay[] = ['today', 'yesterday', 'earlier']

export function notificationDays(groups: readonly NotificationGroup[], now: Date) {
  return order
    .map((day) => ({ day, groups: groups.filter(({ newest }) => dayOf(newest.createdAt, now) === day) }))
    .filter((section) => section.groups.length > 0)
}

function dayOf(createdAt: string, now: Date): NotificationDay {
  const [day, today] = [berlinDay(createdAt), berlinDay(now.toISOString())]
  if (day >= today) return 'today'
  return day === dayBefore(today) ? 'yesterday' : 'earlier'
}
