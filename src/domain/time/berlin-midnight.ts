const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const DAY_MS = 24 * 60 * 60 * 1000

/** Until the date on the pages changes. By the clock on the wall: exact but for hours before the clocks are set. */
export function msUntilBerlinMidnight(now: Date): number {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const { hour = 0, minute = 0, second = 0 } = part
  return DAY_MS - ((hour * 60 + minute) * 60 + second) * 1000 - now.getUTCMilliseconds()
}
