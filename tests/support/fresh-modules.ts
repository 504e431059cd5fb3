import { afterAll, vi } from 'vitest'

/**
 * A worker keeps the packages that it has loaded for all its files; that is most of what a file would wait for. Our own
 * modules, with whatever they remember, Payload's instance and the environment are each file's own
 * (docs/decisions/042-packages-loaded-once.md).
 */
vi.resetModules()
const { _payload: instances } = globalThis as { _payload?: Map<string, unknown> }
instances?.clear()

const before = { ...process.env }
afterAll(() => {
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
