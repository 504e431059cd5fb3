import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { countRequest } from '#database/statements/web/request-counts'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { env, projectDir } from '#env'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { requestPath } from '../request/request-path'
import { addressesIn, publicFiles } from '../response/public-files'
import type { Refusal } from '../response/refusal'
import { hasSession } from '../sockets/identify'

/** Thrown where a page would have been rendered. */
export class RenderRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super('the rendering of a page was refused')
  }
}

/** How many pages may be rendered because of one address (docs/decisions/038-load-limits.md). */
export function createRenderLimit({ isOverloaded }: { isOverloaded: () => boolean }) {
  const files = new Set([...addressesIn(path.join(projectDir, 'public')), ...publicFiles.keys()])
  return {
    /** False for what costs no rendering: files, and the API, which has limits of its own. */
    isRendered: (address: string) => !/^\/(?:api|_next)\//.test(address) && !files.has(address),
    /** Counts one rendering; throws when it may not be. */
    admit: async (request: IncomingMessage) => {
      if (env.REQUEST_LIMITS === 'off') return
      // Who is signed in is at work; a visitor can come back in a moment, and cached pages are there all the time.
      if (isOverloaded() && !hasSession(request.headers.cookie)) {
        throw new RenderRefused({
          status: 503,
          message: errorTexts.unavailable,
          retryAfter: RETRY_AFTER_SECONDS,
        })
      }
      const key = `render:${String(request.headers[CLIENT_ADDRESS_HEADER])}`
      const seconds = await countRequest({ limit: isSearch(request) ? 'search' : 'render', key })
      if (seconds === null) return
      throw new RenderRefused({ status: 429, message: refusalTexts.tooMany(seconds), retryAfter: seconds })
    },
  }
}

function isSearch({ url = '' }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, env.SITE_URL)
  return requestPath(url) === '/search' && Boolean(searchParams.get('q')?.trim())
}
