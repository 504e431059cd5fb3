/** A fixed sequence, so that the demo content is always the same. */
export function draws(start: number) {
  let state = start
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const HOUR = 60 * 60 * 1000

export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()
export const daysAgo = (days: number): string => hoursAgo(24 * days)
export const inDays = (days: number): string => daysAgo(-days)

/**
 * When the item at this place was made: days ago, in no order that one notices, within a span. With `newest` the
 * first one came so many hours ago, for the home page to show a mix.
 */
export function madeAt(
  place: number,
  { from, to, newest }: { from: number; to: number; newest?: number },
): string {
  if (place === 0 && newest !== undefined) return hoursAgo(newest)
  const days = from + ((place * 13) % (to - from))
  // At another time of the day, too.
  return hoursAgo(24 * days + ((place * 5) % 12))
}
