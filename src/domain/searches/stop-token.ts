import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#domain/lists/ids'

const PURPOSE = 'search'

const signature = (searchId: string, secret: string) =>
  createHmac('sha256', secret).update(`stop the saved search:${searchId}`).digest()

/** For the link in a letter: it never expires, pauses this search and allows nothing else. */
export const stopToken = ({ searchId, secret }: { searchId: string; secret: string }): string =>
  [searchId, PURPOSE, signature(searchId, secret).toString('base64url')].join('.')

/** The id of the search; null unless signed with this secret. */
export function searchOfToken({ token, secret }: { token: string; secret: string }): string | null {
  const [searchId = '', purpose, given = '', ...more] = token.split('.', 4)
  if (!isId(searchId) || purpose !== PURPOSE || more.length > 0) return null
  const expected = signature(searchId, secret)
  const signed = Buffer.from(given, 'base64url')
  return signed.length === expected.length && timingSafeEqual(signed, expected) ? searchId : null
}

/** What a page may say before the token is checked. */
export const isStopToken = (token: string): boolean => token.split('.', 2)[1] === PURPOSE
