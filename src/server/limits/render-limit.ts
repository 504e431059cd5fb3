import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { countRequest } from '#database/statements/web/request-counts'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { routes } from '#domain/routes'
import { env, projectDir } from '#env'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { requestPath } from '../request/request-path'
import { addressesIn, publicFiles } from '../response/public-files'
import type { Refusal } from '../response/refusal'
import { hasSession } from '../sockets/identify-by-cookie'

export class RenderRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super('the rendering of a page was refused')
  }
}

export function createRenderLimit({ isOverloaded }: { isOverloaded: () => boolean }) {
  const files = new Set([...addressesIn(path.join(projectDir, 'public')), ...publicFiles.keys()])
  return {
    isRendered: (address: string) => !/^\/(?:api|_next)\//.test(address) && !files.has(address),
    admit: async (request: IncomingMessage) => {
      if (env.REQUEST_LIMITS === 'off') return
      // Members keep working; visitors can retry, and cached pages stay available.
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

const searchPages: readonly (string | null)[] = [routes.search, routes.forum]

function isSearch({ url = '' }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, env.SITE_URL)
  return searchPages.includes(requestPath(url)) && Boolean(searchParams.get('q')?.trim())
}
