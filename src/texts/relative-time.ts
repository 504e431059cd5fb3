import type { Ago } from '#domain/relative-time'

const words: Record<Exclude<Ago['unit'], 'moment'>, readonly [one: string, many: string]> = {
  minute: ['минута', 'минути'],
  hour: ['час', 'часа'],
  day: ['ден', 'дни'],
  week: ['седмица', 'седмици'],
}

/** „преди 3 дни“ */
export function agoText({ unit, count }: Ago): string {
  if (unit === 'moment') return 'преди няколко секунди'
  return `преди ${count} ${words[unit][count === 1 ? 0 : 1]}`
}
