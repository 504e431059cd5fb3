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
export const securityHeaders = (path: string | null): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Reporting-Endpoints': reportingEndpoints,
  'X-Frame-Options': isFramedPath(path) ? 'SAMEORIGIN' : 'DENY',
  ...(env.SITE_URL.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${yearSeconds}` } : {}),
})

export function setSecurityHeaders({ response, path }: Exchange) {
  for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value)
}
