type Timer = {
  options: { timezone?: string }
  nextRun: () => Date | null
  msToNext: () => number | null
}

/**
 * Payload's timers (croner 10.0.1) reckon in local time: in the hour that comes twice when summer ends they stand
 * still, and where the zone is given, the pause until the next run is still taken from local time.
 */
export function keepSteady(timers: readonly Timer[], now: () => number) {
  for (const timer of timers) {
    timer.options.timezone = 'UTC'
    timer.msToNext = () => {
      const next = timer.nextRun()
      return next && next.getTime() - now()
    }
  }
}
