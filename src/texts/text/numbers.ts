import { formatNumber } from '#domain/text/format-number'

/** „1-ви“, „2-ри“, „7-ми“, „11-ти“ */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const ending = isTeen ? 'ти' : (endings[number % 10] ?? 'ти')
  if (number % 1000 === 0) return `${number}-ен`
  return number % 100 === 0 ? `${number}-тен` : `${number}-${ending}`
}

const endings: Record<number, string> = { 1: 'ви', 2: 'ри', 7: 'ми', 8: 'ми' }

export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
