import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CODE_SECONDS, RECOVERY_CODES } from '#domain/limits'

/** What every app for codes understands (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: CODE_SECONDS } as const

/** A clock that goes a little wrong, or a slow hand: the code before and the one after count too. */
const STEPS_BESIDE = 1

export const newCodeSecret = (): string => new Secret({ size: 20 }).base32

const generator = (secret: string, label?: { issuer: string; account: string }) =>
  new TOTP({ ...shape, secret, issuer: label?.issuer, label: label?.account })

/** Which step of time a code belongs to; null when it is none of those that count now. */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const timestamp = now.getTime()
  const delta = generator(secret).validate({ token: code, timestamp, window: STEPS_BESIDE })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}

/** What the QR code says to the app. */
export const codeAddress = (given: { secret: string; issuer: string; account: string }): string =>
  generator(given.secret, given).toString()

/** Crockford's digits: none of them is taken for another one on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 8

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

function newRecoveryCode(): string {
  const code = Array.from({ length: RECOVERY_LENGTH }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** With the key of the site: from the database alone 40 bits would soon be guessed. */
export const recoveryHash = ({ code, key, accountId }: { code: string; key: string; accountId: string }) =>
  createHmac('sha256', key)
    .update(`recovery:${accountId}:${code.replace('-', '')}`)
    .digest('hex')
