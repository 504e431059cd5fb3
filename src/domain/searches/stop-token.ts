import { isId } from '#domain/lists/ids'
import { isSignatureOf, signatureOf } from '#domain/web/signature'

const PURPOSE = 'search'

const contentOf = (searchId: string) => `stop the saved search:${searchId}`

/** For the link in a letter: it never expires, pauses this search and allows nothing else. */
export const stopToken = ({ searchId, secret }: { searchId: string; secret: string }): string =>
  [searchId, PURPOSE, signatureOf({ content: contentOf(searchId), secret })].join('.')

/** The id of the search; null unless signed with this secret. */
export function searchOfToken({ token, secret }: { token: string; secret: string }): string | null {
  const [searchId = '', purpose, given = '', ...more] = token.split('.', 4)
  if (!isId(searchId) || purpose !== PURPOSE || more.length > 0) return null
  return isSignatureOf(given, { content: contentOf(searchId), secret }) ? searchId : null
}

/** What a page may say before the token is checked. */
export const isStopToken = (token: string): boolean => token.split('.', 2)[1] === PURPOSE
