import { cookies } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import type { User } from '#types'

/** With the session that the request came in. `lacksCodes`: staff that acts as a member until it has one-time codes. */
export type Viewer = User & { _sid?: string; lacksCodes?: boolean }

/**
 * Who is asking, or null. The token is read from the cookie by hand: Payload itself ignores the cookie when a
 * person arrives from another site, and a member who follows a link in a mail would look signed out (T5).
 */
export const viewer = cache(async (): Promise<Viewer | null> => {
  const payload = await getPayload({ config })
  const token = (await cookies()).get(`${payload.config.cookiePrefix}-token`)?.value
  if (!token) return null
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  return user as Viewer | null
})
