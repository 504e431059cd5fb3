import type { IncomingMessage } from 'node:http'
import { isPublicRoom, mayEnter } from '#changes/rooms'
import { type SharedRead, sharedRead } from '#changes/shared-reads'
import { isStaff } from '#domain/roles'
import type { Accounts } from '../sockets/accounts'
import { identifyByCookie } from '../sockets/identify-by-cookie'
import type { PageRequest } from './page-request'

type Asked = { request: IncomingMessage; path: string; accounts: Pick<Accounts, 'stateOf'> }

const longestKey = 2_500

/**
 * Null if the answer is the caller's own: staff and authors of something hidden see more than others, visitors may see
 * less (docs/decisions/054-fan-out.md).
 */
export async function sharedReadRequest({ request, path, accounts }: Asked): Promise<PageRequest | null> {
  const { method, url = '', headers } = request
  if (method !== 'GET' || headers.authorization !== undefined) return null
  const read = sharedRead(path)
  const query = read && sharedQuery({ url, read })
  if (!read || query === null) return null
  const shared = query ? `${path}?${query}` : path
  if (shared.length > longestKey) return null
  const common = { key: shared, url: shared, headers: {}, rule: read, isEndless: true }
  const viewer = await identifyByCookie({ cookie: headers.cookie, accounts }).catch(() => null)
  if (viewer?.seesMore) return null
  if (isPublicRoom(read.room)) return common
  if (!viewer || isStaff(viewer) || !mayEnter({ room: read.room, viewer })) return null
  return { ...common, isForMembers: true }
}

/** In one order. Null if something is asked that only the API itself can refuse. */
function sharedQuery({ url, read }: { url: string; read: SharedRead }): string | null {
  const asked = new URL(url, 'http://site').searchParams
  const names = [...asked.keys()]
  if (names.some((name) => !read.query.includes(name)) || new Set(names).size < names.length) return null
  asked.sort()
  return asked.toString()
}
