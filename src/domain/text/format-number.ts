import { onFirstUse } from '#domain/time/on-first-use'

const grouped = onFirstUse(() => new Intl.NumberFormat('bg-BG', { useGrouping: 'always' }))

/** „1 284“, with a no-break space. Sentences of every page count to a few: that needs no Intl. */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && number >= 0 && number < 1000 ? String(number) : grouped().format(number)

const units = ['KB', 'MB', 'GB']

/** „184.32 KB“: base 1024, two decimals; below that whole bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`
  let value = bytes / 1024
  let unit = 0
  while (Number(value.toFixed(2)) >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value.toFixed(2)} ${units[unit]}`
}
