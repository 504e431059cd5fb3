import { LRUCache } from 'lru-cache'
import { createLogger } from '../../logger'
import { inlineScripts } from './inline-scripts'
import { digestOf, isKnownScript } from './known-scripts'

type Place = {
  kind: 'page' | 'panel'
  /** Whether a page of our own may show it in a frame (the panel shows the preview of an article). */
  isFramed: boolean
  isDev: boolean
  /** For the log. */
  path: string
}

/** Where browsers tell what they stopped (policy-reports.ts). */
export const REPORTS_PATH = '/csp-reports'
export const reportingEndpoints = `csp="${REPORTS_PATH}"`

/** Policy of a page: scripts of our own files, and of the inline ones those that Next and React write. */
export function pagePolicy({ html, kind, isFramed, isDev, path }: Place & { html: string }): string {
  const scripts = inlineScripts(html)
  // What Next writes in development is code, and changes with each version.
  const known = isDev ? scripts : scripts.filter(isKnownScript)
  if (known.length < scripts.length) warnOfUnknownScript(path)
  const inline = [...new Set(known.map((text) => `'sha256-${digestOf(text)}'`))]
  return join({
    'default-src': ["'self'"],
    // Next in development evaluates what it reloads.
    'script-src': ["'self'", ...inline, ...(isDev ? ["'unsafe-eval'"] : [])],
    // React writes style attributes; styles run nothing.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': isDev ? ["'self'", 'ws:'] : ["'self'"],
    'frame-src': kind === 'panel' ? ["'self'"] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': isFramed ? ["'self'"] : ["'none'"],
    'report-uri': [REPORTS_PATH],
    'report-to': ['csp'],
  })
}

/** Policy of what is no page: opened by itself, it runs nothing. A worker's own requests follow its file's policy. */
export function filePolicy(contentType: string): string {
  const isScript = contentType.includes('javascript')
  return join({
    'default-src': [isScript ? "'self'" : "'none'"],
    ...(contentType.startsWith('image/svg') ? { 'style-src': ["'unsafe-inline'"] } : {}),
    'frame-ancestors': ["'none'"],
  })
}

/** Paths that stand in the log already. */
const warned = new LRUCache<string, true>({ max: 200 })

/** Next or React write something new, or somebody has slipped a script in. Only where, never what. */
function warnOfUnknownScript(path: string) {
  if (warned.has(path)) return
  warned.set(path, true)
  createLogger('pages').warn({ msg: 'inline script not allowed', path })
}

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
