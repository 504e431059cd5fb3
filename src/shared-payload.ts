/** Payload is started by Next's bundle (src/instrumentation.ts), which leaves this to the server around it. */
type SharedPayload = {
  areJobsAlive: () => boolean
  /** Takes no new jobs and waits for those that run. */
  finishJobs: (limitMs: number) => Promise<unknown>
  destroy: () => Promise<void>
}

const payloadKey = Symbol.for('bg-de.payload')
const shared = globalThis as { [payloadKey]?: SharedPayload }

export function sharePayload(payload: SharedPayload) {
  shared[payloadKey] = payload
}

/** Undefined until Payload has started. */
export const sharedPayload = () => shared[payloadKey]
