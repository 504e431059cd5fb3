/** A moment is milliseconds since 1970 in UTC; a reading is what UTC would show if it were the clock on the wall. */
type ZoneClock = { reading: (moment: number) => number; moment: (reading: number) => number }

/** The clock on a wall of another time zone, read and set. */
export function zoneClock(timeZone: string): ZoneClock {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  function offset(moment: number): number {
    const parts = clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
  }

  return {
    reading: (moment) => (Number.isNaN(moment) ? NaN : moment + offset(moment)),
    moment: (reading) => {
      if (Number.isNaN(reading)) return NaN
      // The offset of the guess is right except within hours of a change of the clocks, where the second look is.
      const guess = reading - offset(reading)
      return reading - offset(guess)
    },
  }
}
