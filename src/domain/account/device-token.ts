import { randomBytes } from 'node:crypto'
import { idPattern } from '#domain/lists/ids'
import { DEVICE_DAYS, DEVICES_PER_BROWSER } from '#domain/limits'
import { isSignatureOf, signatureOf } from '#domain/web/signature'

/** A browser is remembered after a sign-in, or after a password was set with a link from an email. */
type Way = 'signIn' | 'letter'
/** Unverified: only `isDeviceOf` checks it. */
export type DeviceClaim = { accountId: string; id: string; issuedAt: number; way: Way; signature: string }
/** `hash` is the password hash: a new password invalidates all tokens. */
type Account = { id: string; hash?: string | null }

const BETWEEN = '~'
const form = new RegExp(`^(${idPattern})\\.([\\w-]{22})\\.(\\d{13})\\.(signIn|letter)\\.([\\w-]{43})$`)
const LONGEST_READ = 1_000

export const readDevices = (cookie: string | undefined): DeviceClaim[] =>
  (cookie ?? '').slice(0, LONGEST_READ).split(BETWEEN).flatMap(readToken)

function readToken(token: string): DeviceClaim[] {
  const [, accountId, id, issuedAt, way, signature] = form.exec(token) ?? []
  if (!accountId || !id || !signature) return []
  return [{ accountId, id, issuedAt: Number(issuedAt), way: way as Way, signature }]
}

type Checked = { claim: DeviceClaim; account: Account; secret: string; now: Date }

export function isDeviceOf({ claim, account, secret, now }: Checked): boolean {
  const age = now.getTime() - claim.issuedAt
  if (claim.accountId !== account.id || age > DEVICE_DAYS * 24 * 60 * 60 * 1000) return false
  return isSignatureOf(claim.signature, { content: contentOf(claim, account), secret })
}

type Remembered = { account: Account; way: Way; others: DeviceClaim[]; secret: string; now: Date }

/** Keeps the tokens of other accounts. */
export function deviceCookieValue({ account, way, others, secret, now }: Remembered): string {
  const claim = {
    accountId: account.id,
    id: randomBytes(16).toString('base64url'),
    issuedAt: now.getTime(),
    way,
  }
  const own = { ...claim, signature: signatureOf({ content: contentOf(claim, account), secret }) }
  const kept = others.filter(({ accountId }) => accountId !== account.id)
  return [own, ...kept].slice(0, DEVICES_PER_BROWSER).map(written).join(BETWEEN)
}

const written = ({ accountId, id, issuedAt, way, signature }: DeviceClaim) =>
  [accountId, id, issuedAt, way, signature].join('.')

const contentOf = ({ accountId, id, issuedAt, way }: Omit<DeviceClaim, 'signature'>, { hash }: Account) =>
  JSON.stringify(['known device', accountId, id, issuedAt, way, hash ?? ''])
