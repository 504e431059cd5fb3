import type { SanitizedConfig } from 'payload'

const configKey = Symbol.for('bg-de.config')
const shared = globalThis as { [configKey]?: Promise<SanitizedConfig> }

/** Before Next starts: what `#config` is in its bundles. */
export function shareConfig(config: Promise<SanitizedConfig>) {
  shared[configKey] = config
}

/** Stands in Next's bundles for payload.config.ts (docs/decisions/110-one-configuration.md). Undefined while building. */
export default shared[configKey]!
