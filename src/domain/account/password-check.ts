import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

type Stored = { hash?: string | null; salt?: string | null }

/** How Payload 3.90 stores a password; a test fails when an upgrade changes it. */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 }

/** For addresses without an account: the same work, never a match. */
const nobody = {
  hash: current.prefix + randomBytes(32).toString('hex'),
  salt: randomBytes(32).toString('hex'),
}

/** Does the same work with and without an account, so that the time reveals nothing. */
export async function isPasswordRight({ password, account }: { password: string; account: Stored | null }) {
  const { hash, salt } = isComplete(account) ? account : nobody
  const expected = Buffer.from(hash.slice(current.prefix.length), 'hex')
  const derived = await derive(password, salt, current.iterations, current.length, 'sha256')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

const isComplete = (account: Stored | null): account is { hash: string; salt: string } =>
  Boolean(account?.salt && account.hash?.startsWith(current.prefix))
