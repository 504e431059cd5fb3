import { createHash } from 'node:crypto'

type Place = {
  kind: 'page' | 'panel'
  /** Whether a page of our own may show it in a frame (the panel shows the preview of an article). */
  isFramed: boolean
  isDev: boolean
}

/** Policy of a page: scripts of our own files, and exactly the inline ones that stand in it. */
export function pagePolicy({ html, kind, isFramed, isDev }: Place & { html: string }): string {
  const inline = [...new Set(inlineScripts(html).map(hashOf))]
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

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const isData = /\btype\s*=\s*["']?application\/(ld\+)?json/i

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(scriptTag)
  return [...scripts].flatMap(([, attributes = '', text = '']) =>
    /\bsrc\s*=/i.test(attributes) || isData.test(attributes) ? [] : [text],
  )
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const join = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
