import { onFirstUse } from './on-first-use'

/** A moment is milliseconds since 1970 in UTC; a reading is the local time as if it were UTC. */
type ZoneClock = { reading: (moment: number) => number; moment: (reading: number) => number }

export function zoneClock(timeZone: string): ZoneClock {
  const clock = onFirstUse(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  )

  function offset(moment: number): number {
    const parts = clock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
  }

  return {
    reading: (moment) => (Number.isNaN(moment) ? NaN : moment + offset(moment)),
    moment: (reading) => {
      if (Number.isNaN(reading)) return NaN
      // The offset of the guess is wrong only within hours of a clock change; the second step corrects it.
      const guess = reading - offset(reading)
      return reading - offset(guess)
    },
  }
}
