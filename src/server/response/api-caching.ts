import { uploadCollections } from '#domain/limits'
import { hasSession } from '../sockets/identify-by-cookie'
import type { Exchange } from './exchange'
import { addToVary } from './vary'

/** The file handler sets its own caching. */
export const storedFile = new RegExp(`^/api/(?:${uploadCollections.join('|')})/file/`)
const reading = new Set(['GET', 'HEAD'])

/** Never shared between accounts (docs/decisions/032-security-headers.md). */
export function limitApiCaching({ response, path, method, headers }: Exchange) {
  if (!path?.startsWith('/api/')) return
  if (storedFile.test(path) && response.hasHeader('cache-control')) return
  const isPersonal = headers.authorization !== undefined || hasSession(headers.cookie) || !reading.has(method)
  if (isPersonal || response.hasHeader('set-cookie')) {
    response.setHeader('Cache-Control', 'private, no-store')
    return
  }
  if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache')
  addToVary({ response, names: ['Cookie', 'Authorization'] })
}
