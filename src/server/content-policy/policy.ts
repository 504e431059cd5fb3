import { LRUCache } from 'lru-cache'
import { createLogger } from '../../logger'
import { inlineScripts } from './inline-scripts'
import { digestOf, isKnownScript } from './known-scripts'

type Place = {
  kind: 'page' | 'panel'
  isFramed: boolean
  isDev: boolean
  path: string
}

export const REPORTS_PATH = '/csp-reports'
export const reportingEndpoints = `csp="${REPORTS_PATH}"`

/** Allows our own files and the inline scripts of Next and React. */
export function pagePolicy({ html, kind, isFramed, isDev, path }: Place & { html: string }): string {
  const scripts = inlineScripts(html)
  // In development, Next's inline scripts vary with each version.
  const known = isDev ? scripts : scripts.filter(isKnownScript)
  if (known.length < scripts.length) warnOfUnknownScript(path)
  const inline = [...new Set(known.map((text) => `'sha256-${digestOf(text)}'`))]
  return join({
    'default-src': ["'self'"],
    // Next in development reloads with eval.
    'script-src': ["'self'", ...inline, ...(isDev ? ["'unsafe-eval'"] : [])],
    // React writes style attributes.
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

/** Opened directly, a file runs nothing. A worker obeys the policy of its own file. */
export function filePolicy(contentType: string): string {
  const isScript = contentType.includes('javascript')
  return join({
    'default-src': [isScript ? "'self'" : "'none'"],
    ...(contentType.startsWith('image/svg') ? { 'style-src': ["'unsafe-inline'"] } : {}),
    'frame-ancestors': ["'none'"],
  })
}

const warned = new LRUCache<string, true>({ max: 200 })

/** Next or React has changed, or a script was injected. Logs the path, not the script. */
function warnOfUnknownScript(path: string) {
  if (warned.has(path)) return
  warned.set(path, true)
  createLogger('pages').warn({ msg: 'inline script not allowed', path })
}

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
