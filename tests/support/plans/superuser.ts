import { env } from '#env'

/** The site's role can neither load modules nor disable triggers. */
export function superuserUrl(of = env.DATABASE_URL!): string {
  const url = new URL(of)
  url.username = 'postgres'
  return url.href
}
