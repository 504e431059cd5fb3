import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { GuardedPool } from '#database/connection/guarded-pool'

type Options = { disableDBConnect?: boolean }

/** Closes its connections, also after a failure: the embedded server stops next. */
export async function withPayload<T>(
  work: (payload: Payload) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const payload = await openPayload(options)
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
    const { pool } = payload.db as unknown as PostgresAdapter
    await (pool as GuardedPool | undefined)?.close()
  }
}

/** Without `onInit`, which concerns requests. */
export async function openPayload(options: Options = {}): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#config')
  return getPayload({ config, disableOnInit: true, ...options })
}
