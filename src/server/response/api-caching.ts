import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadCollections } from '#domain/limits'
import { beforeHeaders } from './before-headers'
import { hasSession } from '../sockets/identify'

type Exchange = { request: IncomingMessage; response: ServerResponse; path: string | null }

/** Whoever hands out a stored file knows whether it is the same for everybody. */
const storedFile = new RegExp(`^/api/(?:${uploadCollections.join('|')})/file/`)
const reading = new Set(['GET', 'HEAD'])

/**
 * Whatever the API answers may depend on who asks. What a member is told is kept by nobody, and what a visitor is told
 * is given to no member (docs/decisions/032-security-headers.md).
 */
export function keepPrivate({ request, response, path }: Exchange) {
  if (!path?.startsWith('/api/')) return
  const { method = 'GET', headers } = request
  const isPersonal = headers.authorization !== undefined || hasSession(headers.cookie) || !reading.has(method)
  beforeHeaders({
    response,
    change: () => {
      if (storedFile.test(path) && response.hasHeader('cache-control')) return
      if (isPersonal || response.hasHeader('set-cookie')) {
        response.setHeader('Cache-Control', 'private, no-store')
        return
      }
      if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('Vary', withNames(response.getHeader('vary')))
    },
  })
}

function withNames(vary: ReturnType<ServerResponse['getHeader']>): string {
  const given = [vary ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => String(name).trim())
    .filter(Boolean)
  const known = new Set(given.map((name) => name.toLowerCase()))
  return [...given, ...['Cookie', 'Authorization'].filter((name) => !known.has(name.toLowerCase()))].join(
    ', ',
  )
}
