export type Timer = { isRunning: () => boolean; previousRun: () => Date | null }

/** Longer than the longest run: twenty emails to a slow server. */
const silentMaxMs = 10 * 60_000

/** Every timer is running and has finished a run recently; a stopped runner has no timers. */
export function areJobsAlive({ timers, since, now }: { timers: Timer[]; since: Date; now: Date }): boolean {
  const isAlive = (timer: Timer) => {
    const last = timer.previousRun() ?? since
    return timer.isRunning() && now.getTime() - last.getTime() < silentMaxMs
  }
  return timers.length > 0 && timers.every(isAlive)
}
