import type { ServerResponse } from 'node:http'
import { env } from '#env'
import { filePolicy, pagePolicy } from '../content-policy/policy'
import { isFramedPath, isPanelPath } from '../request/request-path'
import type { Exchange } from './exchange'

const header = 'Content-Security-Policy'
const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '')

/** The hashes are known only at the end. Cached pages bring their own policy. */
export const isPageWithoutPolicy = (response: ServerResponse) =>
  typeOf(response).startsWith('text/html') && !response.hasHeader(header)

/** `page` is null for other responses and for pages with a policy. */
export function setContentPolicy({ response, path, page }: Exchange & { page: Buffer | null }) {
  // The browser keeps the policy of its copy.
  if (response.statusCode === 304) return
  if (page) {
    const policy = pagePolicy({
      html: page.toString('utf8'),
      kind: isPanelPath(path) ? 'panel' : 'page',
      isFramed: isFramedPath(path),
      isDev: env.NODE_ENV === 'development',
      path: path ?? '',
    })
    response.setHeader(header, policy)
  } else if (!response.hasHeader(header)) response.setHeader(header, filePolicy(typeOf(response)))
}
