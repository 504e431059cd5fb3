import type { CollectionConfig } from 'payload'
import { SESSION_DAYS } from '#domain/limits'
import { env } from '#env'
import { sessionStrategy } from './session-strategy'

export const accountAuth: CollectionConfig['auth'] = {
  tokenExpiration: SESSION_DAYS * 24 * 60 * 60,
  // Wrong passwords are counted per address (docs/decisions/023-sign-in.md).
  maxLoginAttempts: 0,
  useSessions: true,
  useAPIKey: false,
  removeTokenFromResponses: true,
  strategies: [sessionStrategy],
  cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
}
