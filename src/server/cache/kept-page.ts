import { clockTime } from '#domain/time/dates'
import { keptTexts } from '#texts/shell/status-pages'
import { compressed } from '../response/compression'
import type { CachedPage } from './cached-page'
import type { Copy } from './page-store'

/** Of the layout: below the header, above what may be old. */
const contentStart = '<main id="main"'
const marked = new WeakMap<CachedPage, Promise<CachedPage>>()

/** The copy for as long as the database is away: a header tells its age, a line above the content its hour. */
export function keptPage(copy: Copy): Promise<CachedPage> {
  const known = marked.get(copy.page) ?? mark(copy)
  marked.set(copy.page, known)
  return known
}

async function mark({ page, drawnAt }: Copy): Promise<CachedPage> {
  const type = page.headers['content-type']
  const html = page.bodies.identity.toString('utf8')
  const isPage = String(type).startsWith('text/html')
  const body = isPage
    ? Buffer.from(html.replace(contentStart, `${lineOf(drawnAt)}${contentStart}`))
    : undefined
  const bodies = body ? { identity: body, ...(await compressed({ body, type })) } : page.bodies
  const age = `detail="drawn ${drawnAt.toISOString()}"`
  const headers = { ...page.headers, 'cache-status': `site; hit; ${age}` }
  return { ...page, headers, bodies, isKept: true }
}

/** An element of its own name: React leaves what it does not know among the children of the body. */
const lineOf = (drawnAt: Date) =>
  `<kept-copy><aside class="kept-copy" aria-label="${keptTexts.label}"><p><b>${keptTexts.line(clockTime(drawnAt))}</b> ` +
  `${keptTexts.hint}</p><a href="" class="button button-secondary button-sm">${keptTexts.again}</a></aside></kept-copy>`
