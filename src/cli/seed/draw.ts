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
export const inDays = (days: number): string => hoursAgo(-24 * days)
