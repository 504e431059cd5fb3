import { z } from 'zod'
import type { Viewer } from '#changes/rooms'
import { roles } from '#domain/roles'

/** Who opened a socket, and by which session. */
export type Holder = (NonNullable<Viewer> & { sessionId: string }) | null

const answer = z.object({
  user: z.object({ id: z.string(), role: z.enum(roles) }).nullable(),
  sessions: z.array(z.object({ id: z.string(), current: z.boolean() })).default([]),
})
const sessionCookie = /(?:^|;\s*)payload-token=([^;]+)/
const limitMs = 5_000

export const hasSession = (cookie: string | undefined) => sessionCookie.test(cookie ?? '')

/**
 * Asks the site itself who has this session, as only Payload can tell (and this server must not load it). Sent as
 * a header: Payload ignores a cookie that comes without the marks of a browser.
 */
export async function identify({
  siteUrl,
  cookie,
}: {
  siteUrl: string
  cookie: string | undefined
}): Promise<Holder> {
  const token = sessionCookie.exec(cookie ?? '')?.[1]
  if (!token) return null
  const response = await fetch(`${siteUrl}/api/me`, {
    headers: { Authorization: `JWT ${token}` },
    signal: AbortSignal.timeout(limitMs),
  })
  if (!response.ok) throw new Error(`/api/me answered ${response.status}`)
  const { user, sessions } = answer.parse(await response.json())
  const session = sessions.find(({ current }) => current)
  return user && session ? { ...user, sessionId: session.id } : null
}
