import { cookies } from 'next/headers'
import { getPayload, handleEndpoints } from 'payload'
import config from '#config'
import { env } from '#env'

/** As a visitor where the page is shared by all, as the viewer where only members come in. */
export type AskedBy = 'visitor' | 'viewer'

export class RestRefused extends Error {
  /** `said`: the beginning of the answer, for the log. */
  constructor(
    path: string,
    readonly status: number,
    said: string,
  ) {
    super(`${path} answered ${status}: ${said}`)
  }
}

const SAID_MAX = 200

/** Calls our own REST handlers without a network, so that pages and API clients get the same. */
export async function askRest<Answer>(path: string, by: AskedBy = 'visitor'): Promise<Answer> {
  const headers = by === 'viewer' ? await ownHeaders() : undefined
  const request = new Request(new URL(`/api${path}`, env.SITE_URL), { headers })
  const response = await handleEndpoints({ config, request })
  if (!response.ok) throw new RestRefused(path, response.status, (await response.text()).slice(0, SAID_MAX))
  return (await response.json()) as Answer
}

/** Null: there is no such thing. */
export async function findRest<Answer>(path: string, by: AskedBy = 'visitor'): Promise<Answer | null> {
  try {
    return await askRest<Answer>(path, by)
  } catch (error) {
    if (error instanceof RestRefused && error.status === 404) return null
    throw error
  }
}

async function ownHeaders() {
  const token = await sessionToken()
  return token ? { Authorization: `JWT ${token}` } : undefined
}

export async function sessionToken(): Promise<string | undefined> {
  const { config: loaded } = await getPayload({ config })
  return (await cookies()).get(`${loaded.cookiePrefix}-token`)?.value
}
