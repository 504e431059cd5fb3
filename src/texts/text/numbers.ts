import { formatNumber } from '#domain/text/format-number'

/** „1-ви“, „2-ри“, „7-ми“, „11-ти“: as the number is read aloud. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  const ending = isTeen ? 'ти' : (endings[number % 10] ?? 'ти')
  if (number % 1000 === 0) return `${number}-ен`
  return number % 100 === 0 ? `${number}-тен` : `${number}-${ending}`
}

const endings: Record<number, string> = { 1: 'ви', 2: 'ри', 7: 'ми', 8: 'ми' }

/** „1 обява“, „3 обяви“: Bulgarian has one form for one and another for all the rest. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** „8 MB“, for sizes that are whole megabytes. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
