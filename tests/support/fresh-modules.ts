import { afterAll, vi } from 'vitest'

/** Packages stay loaded, our own modules do not (docs/decisions/042-packages-loaded-once.md). */
vi.resetModules()
const { _payload: instances } = globalThis as { _payload?: Map<string, unknown> }
instances?.clear()

const before = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
