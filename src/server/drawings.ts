import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { countRequest } from '#database/statements/web/request-counts'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { env, projectDir } from '#env'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { addressesIn, publicFiles } from './public-files'
import type { Refusal } from './refusal'
import { requestPath } from './request-path'
import { hasSession } from './sockets/identify'

/** Thrown where a page would have been drawn. */
export class DrawingRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super('the drawing of a page was refused')
  }
}

type Drawings = { isOverloaded: () => boolean }

/** How many pages may be drawn because of one address (docs/decisions/038-load-limits.md). */
export function createDrawings({ isOverloaded }: Drawings) {
  const files = new Set([...addressesIn(path.join(projectDir, 'public')), ...publicFiles().keys()])
  return {
    /** False for what costs no drawing: files, and the API, which has limits of its own. */
    isDrawing: (address: string) => !/^\/(api|_next)\//.test(address) && !files.has(address),
    /** Counts one drawing; throws when it may not be. */
    admit: async (request: IncomingMessage) => {
      if (env.REQUEST_LIMITS === 'off') return
      // Who is signed in is at work; a visitor can come back in a moment, and kept copies are there all the time.
      if (isOverloaded() && !hasSession(request.headers.cookie)) {
        throw refused({ status: 503, message: errorTexts.unavailable, retryAfter: RETRY_AFTER_SECONDS })
      }
      const key = `drawing:${drawingAddress(request)}`
      const seconds = await countRequest({ limit: isSearch(request) ? 'search' : 'drawing', key })
      if (seconds === null) return
      throw refused({ status: 429, message: refusalTexts.tooMany(seconds), retryAfter: seconds })
    },
  }
}

export const drawingAddress = ({ headers }: IncomingMessage) => String(headers[CLIENT_ADDRESS_HEADER])

function isSearch({ url = '' }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, env.SITE_URL)
  return requestPath(url) === '/search' && Boolean(searchParams.get('q')?.trim())
}

const refused = (refusal: Refusal) => new DrawingRefused(refusal)
