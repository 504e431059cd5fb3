import type { ServerResponse } from 'node:http'
import { env } from '#env'
import { filePolicy, pagePolicy, reportingEndpoints } from '../content-policy/content-policy'
import { holdHtml } from './hold-html'
import { isPanelPath } from '../request/request-path'

const policy = 'Content-Security-Policy'
const yearSeconds = 365 * 24 * 60 * 60

/** What only a page can be asked for; places on the map and dictated messages are our own. */
const permissions = [
  'geolocation=(self)',
  'microphone=(self)',
  ...['camera', 'payment', 'usb', 'serial', 'bluetooth', 'midi', 'display-capture', 'browsing-topics'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/** Headers of every answer, whoever makes it (docs/decisions/032-security-headers.md). */
export function secure({ response, path }: { response: ServerResponse; path: string | null }) {
  const isFramed = path !== null && /^\/preview(\/|$)/.test(path)
  const kind = path !== null && isPanelPath(path) ? 'panel' : 'page'
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Permissions-Policy', permissions)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Reporting-Endpoints', reportingEndpoints)
  response.setHeader('X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY')
  if (env.SITE_URL.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', `max-age=${yearSeconds}`)
  }
  holdHtml({
    response,
    ready: (html) => {
      // "Not modified" has no body to judge: the browser keeps the policy that came with its copy.
      if (response.statusCode === 304) return
      if (html !== null) {
        const isDev = env.NODE_ENV === 'development'
        return response.setHeader(policy, pagePolicy({ html, kind, isFramed, isDev, path: path ?? '' }))
      }
      if (!response.hasHeader(policy)) {
        response.setHeader(policy, filePolicy(String(response.getHeader('content-type') ?? '')))
      }
    },
  })
}
