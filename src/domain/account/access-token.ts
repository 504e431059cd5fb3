import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify, type JWK } from 'jose'
import { TokenError, type TokenProblem } from './token-errors'

export const TOKEN_ALGORITHM = 'ES256'

/** Without the role: it is read again with every use. */
export type TokenClaims = { userId: string; sessionId: string; expiresAt: Date }

type Question = {
  token: string
  keys: JWK[]
  /** Both are the public address of the site. */
  issuer: string
  audience: string
  now?: Date
}

export async function verifyAccessToken({
  token,
  keys,
  issuer,
  audience,
  now,
}: Question): Promise<TokenClaims> {
  if (keys.length === 0) throw new TokenError('emptyKeySet')
  // The token must not choose its own check: neither "none" nor HMAC keyed with the public key.
  if (algorithmOf(token) !== TOKEN_ALGORITHM) throw new TokenError('wrongAlgorithm')
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: [TOKEN_ALGORITHM],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    return { userId: payload.sub!, sessionId: String(payload.sid), expiresAt: new Date(payload.exp! * 1000) }
  } catch (error) {
    throw new TokenError(problemOf(error))
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg
  } catch {
    throw new TokenError('malformed')
  }
}

function problemOf(error: unknown): TokenProblem {
  if (error instanceof errors.JWKSNoMatchingKey) return 'noMatchingKey'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'invalidSignature'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'wrongAudience'
    if (error.claim === 'iss') return 'wrongIssuer'
  }
  return 'malformed'
}
