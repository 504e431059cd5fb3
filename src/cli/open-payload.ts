import type { Payload } from 'payload'

/** Imported late, once the environment is complete. */
export async function openPayload(
  options: { disableOnInit?: boolean; disableDBConnect?: boolean } = {},
): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#config')
  return getPayload({ config, ...options })
}
