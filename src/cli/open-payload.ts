import type { Payload } from 'payload'

/**
 * Loaded only when the environment is complete, and one after another: the loader of TypeScript can wait for itself
 * when several are asked for at once.
 */
export async function openPayload(options: { disableOnInit?: boolean } = {}): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#config')
  return getPayload({ config, ...options })
}
