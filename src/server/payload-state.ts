const jobsKey = Symbol.for('bg-de.jobs')
const shutdownKey = Symbol.for('bg-de.shutdown')

/** Set by Payload inside Next's bundle: see src/instrumentation.ts. */
const shared = globalThis as { [jobsKey]?: () => boolean; [shutdownKey]?: (() => Promise<unknown>)[] }

export function areJobsUp(): boolean {
  return shared[jobsKey]?.() ?? false
}

export async function runShutdownHooks() {
  const hooks = (shared[shutdownKey] ?? []).splice(0)
  const results = await Promise.allSettled(hooks.map((hook) => hook()))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
