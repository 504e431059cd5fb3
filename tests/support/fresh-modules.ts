import { afterAll, vi } from 'vitest'

/** Packages stay loaded, our own modules do not (docs/decisions/042-packages-loaded-once.md). */
vi.resetModules()
type Instances = Map<string, { payload?: { db: { pool?: { end: () => Promise<void> } } } }>
const { _payload: instances } = globalThis as { _payload?: Instances }
// A file that could not be read has had nobody to end its connections.
for (const { payload } of instances?.values() ?? []) payload?.db.pool?.end().catch(() => undefined)
instances?.clear()

const before = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
