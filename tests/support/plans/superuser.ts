import { env } from '#env'

/** The site's own role may neither load a module nor leave out triggers. */
export function superuserUrl(): string {
  const url = new URL(env.DATABASE_URL!)
  url.username = 'postgres'
  return url.href
}
