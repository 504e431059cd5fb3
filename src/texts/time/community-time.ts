import { longDate } from '#domain/time/dates'
import { type CommunityTime, communityTime } from '#domain/time/community-time'
import { counted } from '#texts/text/numbers'

const words: Record<CommunityTime['unit'], [one: string, many: string]> = {
  minute: ['минута', 'минути'],
  hour: ['час', 'часа'],
  day: ['ден', 'дни'],
}

/** „преди 12 минути“, „преди 31 дни · 20 октомври 2026 г.“ */
export function communityTimeText(at: string, now: number): string {
  const { unit, count, hasDate } = communityTime({ at, now })
  const ago = `преди ${counted(count, ...words[unit])}`
  return hasDate ? `${ago} · ${longDate(at)}` : ago
}
