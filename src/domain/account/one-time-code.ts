import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CODE_SECONDS, RECOVERY_CODES } from '#domain/limits'

/** What all authenticator apps support (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: CODE_SECONDS } as const

/** Tolerates a clock that is slightly off: the previous and the next code count too. */
const STEPS_BESIDE = 1

export const newCodeSecret = (): string => new Secret({ size: 20 }).base32

const generator = (secret: string, label?: { issuer: string; account: string }) =>
  new TOTP({ ...shape, secret, issuer: label?.issuer, label: label?.account })

export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const timestamp = now.getTime()
  const delta = generator(secret).validate({ token: code, timestamp, window: STEPS_BESIDE })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}

export const codeAddress = (given: { secret: string; issuer: string; account: string }): string =>
  generator(given.secret, given).toString()

/** Crockford's Base32: no two look alike on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 8

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

function newRecoveryCode(): string {
  const code = Array.from({ length: RECOVERY_LENGTH }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Keyed: with the database alone 40 bits would soon be guessed. */
export const recoveryHash = ({ code, key, accountId }: { code: string; key: string; accountId: string }) =>
  createHmac('sha256', key)
    .update(`recovery:${accountId}:${code.replace('-', '')}`)
    .digest('hex')
