import { env } from '#env'
import { reportingEndpoints } from '../content-policy/policy'
import { isFramedPath } from '../request/request-path'
import type { Exchange } from './exchange'

const yearSeconds = 365 * 24 * 60 * 60

/** Only names that Chromium knows on every system: of others (`bluetooth`) it warns on each page. */
const permissions = [
  'geolocation=(self)',
  'microphone=(self)',
  ...['camera', 'payment', 'usb', 'serial', 'midi', 'display-capture', 'browsing-topics'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/** See docs/decisions/032-security-headers.md. */
export function setSecurityHeaders({ response, path }: Exchange) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Permissions-Policy', permissions)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Reporting-Endpoints', reportingEndpoints)
  response.setHeader('X-Frame-Options', isFramedPath(path) ? 'SAMEORIGIN' : 'DENY')
  if (env.SITE_URL.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', `max-age=${yearSeconds}`)
  }
}
