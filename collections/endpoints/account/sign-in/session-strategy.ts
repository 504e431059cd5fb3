import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { sessionAccount } from '#database/statements/account/session-account'

const readers = new WeakMap<Payload, Payload>()

/**
 * Payload's own check of token and session; only the account is read by a statement that is made once. Who is not found
 * here is looked for by Payload's strategy again, which comes last.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: ({ payload, ...args }) =>
    JWTAuthentication({ ...args, payload: readerOf(payload), strategyName: 'local-jwt' }),
}

function readerOf(payload: Payload): Payload {
  const known = readers.get(payload)
  if (known) return known
  const findByID = async ({ id }: { id: string }) => sessionAccount(payload, id)
  const reader = Object.create(payload, { findByID: { value: findByID } }) as Payload
  readers.set(payload, reader)
  return reader
}
