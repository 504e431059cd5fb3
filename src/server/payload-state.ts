const jobsKey = Symbol.for('bg-de.jobs')
const finishKey = Symbol.for('bg-de.finish-jobs')
const shutdownKey = Symbol.for('bg-de.shutdown')

/** Set by Payload inside Next's bundle: see src/instrumentation.ts. */
const shared = globalThis as {
  [jobsKey]?: () => boolean
  [finishKey]?: (limitMs: number) => Promise<unknown>
  [shutdownKey]?: (() => Promise<unknown>)[]
}

export function areJobsUp(): boolean {
  return shared[jobsKey]?.() ?? false
}

/** Takes no new jobs and waits for those that run. Other processes take what is left after a while. */
export const finishJobs = async (limitMs: number) => shared[finishKey]?.(limitMs)

export async function runShutdownHooks() {
  const hooks = (shared[shutdownKey] ?? []).splice(0)
  const results = await Promise.allSettled(hooks.map((hook) => hook()))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
