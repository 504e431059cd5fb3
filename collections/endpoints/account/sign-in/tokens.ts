import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Endpoint } from 'payload'
import { ACCESS_TOKEN_MINUTES } from '#domain/limits'
import { TOKEN_ALGORITHM } from '#domain/account/access-token'
import { currentSigningKey } from '#database/statements/account/signing-keys'
import { env } from '#env'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'

export const tokens: Endpoint = {
  path: '/tokens',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id, _sid } = signedIn(req)
    const { kid, key } = await currentSigningKey(req.payload)
    const issuedAt = Math.floor(Date.now() / 1000)
    const expiresAt = issuedAt + ACCESS_TOKEN_MINUTES * 60
    const token = await new SignJWT({ sid: _sid })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: 'JWT' })
      .setSubject(id)
      .setJti(randomUUID())
      .setIssuer(env.SITE_URL)
      .setAudience(env.SITE_URL)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(key)
    return privately({ token, expiresAt: new Date(expiresAt * 1000).toISOString() })
  },
}
