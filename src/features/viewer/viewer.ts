import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import type { User } from '#types'
import { sessionToken } from './ask-rest'

/** `_sid`: the request's session. `lacksCodes`: staff who act as members until they have one-time codes. */
export type Viewer = User & { _sid?: string; lacksCodes?: boolean }

/** Payload ignores cookies on requests from other sites: members coming from an email would look signed out. */
export const viewer = cache(async (): Promise<Viewer | null> => {
  const payload = await getPayload({ config })
  const token = await sessionToken()
  if (!token) return null
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  return user as Viewer | null
})
