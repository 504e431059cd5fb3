import { uploadCollections } from '#domain/limits'
import { hasSession } from '../sockets/identify'
import type { Exchange } from './exchange'
import { addToVary } from './vary'

/** Whoever hands out a stored file knows whether it is the same for everybody. */
const storedFile = new RegExp(`^/api/(?:${uploadCollections.join('|')})/file/`)
const reading = new Set(['GET', 'HEAD'])

/**
 * Whatever the API answers may depend on who asks. What a member is told is cached by nobody, and what a visitor is
 * told is given to no member (docs/decisions/032-security-headers.md).
 */
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
