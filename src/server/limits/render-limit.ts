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
import { createRenderQueue } from './render-queue'
import { isSigned } from '../sockets/identify-by-cookie'

export class RenderRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super('the rendering of a page was refused')
  }
}

export function createRenderLimit({ isOverloaded }: { isOverloaded: () => boolean }) {
  const queue = createRenderQueue()
  const files = new Set([...addressesIn(path.join(projectDir, 'public')), ...publicFiles.keys()])
  return {
    isRendered: (address: string) => !/^\/(?:api|_next)\//.test(address) && !files.has(address),
    /** Throws `RenderRefused`. */
    draw: async <T>(request: IncomingMessage, work: () => Promise<T>): Promise<T> => {
      const reader = { isMember: await isSigned(request.headers.cookie) }
      if (env.REQUEST_LIMITS !== 'off') await admit(request, reader)
      return queue.run(work, reader)
    },
  }

  async function admit(request: IncomingMessage, reader: { isMember: boolean }) {
    // Members keep working; visitors can retry, and cached pages stay available.
    if (queue.isFull(reader) || (isOverloaded() && !reader.isMember)) throw tooBusy()
    const key = `render:${String(request.headers[CLIENT_ADDRESS_HEADER])}`
    const seconds = await countRequest({ limit: isSearch(request) ? 'search' : 'render', key })
    if (seconds !== null) {
      throw new RenderRefused({ status: 429, message: refusalTexts.tooMany(seconds), retryAfter: seconds })
    }
    // Others came while this one was counted.
    if (queue.isFull(reader)) throw tooBusy()
  }
}

const tooBusy = () =>
  new RenderRefused({ status: 503, message: errorTexts.unavailable, retryAfter: RETRY_AFTER_SECONDS })

const searchPages: readonly (string | null)[] = [routes.search, routes.forum]

function isSearch({ url = '' }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, env.SITE_URL)
  return searchPages.includes(requestPath(url)) && Boolean(searchParams.get('q')?.trim())
}
