import { PURGE_ANSWER_SECONDS } from '#domain/running-limits'

export type PurgeService = { url: string; token?: string }

/** Throws unless the service has taken it. A redirection is none: nothing follows it. */
export async function sendPurge({ url, token }: PurgeService, keys: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': keys.join(' '),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ keys }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PURGE_ANSWER_SECONDS * 1_000),
  })
  await response.body?.cancel()
  if (!response.ok) throw Object.assign(new Error('purge refused'), { responseCode: response.status })
}
