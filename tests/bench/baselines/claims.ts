import { decodeJwt } from 'jose'

export const tokenIn = (cookie: string | undefined) =>
  /(?:^|;\s*)payload-token=([^;]+)/.exec(cookie ?? '')?.[1]

/** Who the cookie says it is, unverified. */
export function claimsIn(cookie: string | undefined): Record<string, unknown> {
  const token = tokenIn(cookie)
  return token ? decodeJwt(token) : {}
}
