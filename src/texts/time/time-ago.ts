import type { TimeAgo } from '#domain/time/time-ago'

const counted = (count: number, one: string, many: string) => `преди ${count} ${count === 1 ? one : many}`

/** „преди 12 минути“ (spec platform §9). */
export function timeAgoText({ unit, count }: TimeAgo): string {
  if (unit === 'moment') return 'преди няколко секунди'
  if (unit === 'minute') return counted(count, 'минута', 'минути')
  if (unit === 'hour') return counted(count, 'час', 'часа')
  if (unit === 'day') return counted(count, 'ден', 'дни')
  return counted(count, 'седмица', 'седмици')
}
