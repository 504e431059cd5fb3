import { env } from '#env'

/** The site's role can neither load modules nor disable triggers. */
export function superuserUrl(): string {
  const url = new URL(env.DATABASE_URL!)
  url.username = 'postgres'
  return url.href
}
