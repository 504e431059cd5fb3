import type { Payload } from 'payload'

export async function openPayload(
  options: { disableOnInit?: boolean; disableDBConnect?: boolean } = {},
): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#config')
  return getPayload({ config, ...options })
}
