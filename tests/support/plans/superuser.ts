import { env } from '#env'

/** The site's role can neither load modules nor disable triggers. */
export function superuserUrl(database = env.DATABASE_URL!): string {
  const url = new URL(database)
  url.username = 'postgres'
  return url.href
}
