/** What a timer of the job runner knows of itself. */
export type Timer = { isRunning: () => boolean; previousRun: () => Date | null }

/** Longer than the longest round of jobs: twenty mails to a server that answers slowly. */
const silentMaxMs = 10 * 60_000

/** Whether every timer is wound up and has finished a round lately; a runner that was stopped has none. */
export function areJobsAlive({ timers, since, now }: { timers: Timer[]; since: Date; now: Date }): boolean {
  const isAlive = (timer: Timer) => {
    const last = timer.previousRun() ?? since
    return timer.isRunning() && now.getTime() - last.getTime() < silentMaxMs
  }
  return timers.length > 0 && timers.every(isAlive)
}
