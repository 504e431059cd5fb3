import { counted } from '#texts/text/numbers'
import type { TimeAgo } from '#domain/time/time-ago'

const ago = (count: number, one: string, many: string) => `преди ${counted(count, one, many)}`

export function timeAgoText({ unit, count }: TimeAgo): string {
  if (unit === 'moment') return 'преди няколко секунди'
  if (unit === 'minute') return ago(count, 'минута', 'минути')
  if (unit === 'hour') return ago(count, 'час', 'часа')
  if (unit === 'day') return ago(count, 'ден', 'дни')
  return ago(count, 'седмица', 'седмици')
}
